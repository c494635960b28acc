//
//  WelcomeView.swift
//  Habits
//

import SwiftUI

struct WelcomeView: View {
    var onStart: () -> Void

    var body: some View {
        VStack(spacing: 30) {
            Spacer()
            Text("Welcome to")
                .font(.title)
            + Text(" Habits")
                .font(.title)
                .fontWeight(.black)
                .foregroundColor(.green)

            VStack(alignment: .leading, spacing: 20) {
                feature("Small steps", "Count what you do every day.", "figure.walk")
                feature("Streaks", "See how long you keep going.", "flame")
                feature("Focus", "Start a timer and put the phone away.", "timer")
            }
            .padding(.horizontal)

            Spacer()

            Button(action: onStart) {
                Text("Get Started")
                    .bold()
                    .foregroundColor(.white)
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background(Color.green)
                    .cornerRadius(14)
            }
            .accessibility(identifier: "welcome.start")
        }
        .padding()
    }

    func feature(_ title: String, _ text: String, _ icon: String) -> some View {
        HStack(alignment: .center, spacing: 16) {
            Image(systemName: icon)
                .font(.largeTitle)
                .foregroundColor(.green)
                .frame(width: 50)
            VStack(alignment: .leading) {
                Text(title).font(.headline)
                Text(text)
                    .foregroundColor(.gray)
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
    }
}

struct WelcomeView_Previews: PreviewProvider {
    static var previews: some View {
        WelcomeView(onStart: {})
    }
}
