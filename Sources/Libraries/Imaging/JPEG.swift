/// Reads and writes JPEG files, by libjpeg-turbo. Every call has a codec of its own, so any number of tasks may call.
package enum JPEG {
    /// The most pixels that a side of a picture may have.
    ///
    /// The API's have 300. Of a progressive file the decoder keeps all coefficients in memory, 6 bytes a pixel: with
    /// these sides 24 MiB, where a file of a few hundred bytes may claim sides of 65,535 pixels, and 24 GiB.
    package static let sideLimit = 2_048

    /// The most pixels that a side has when it is decoded: about what 40 columns of a terminal have on a dense screen. A
    /// larger picture is decoded to a half, a quarter or so of its size, which costs less than to shrink it afterwards.
    static let decodedSideLimit = 640
}
