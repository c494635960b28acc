enum FeatureGenerator {}
