import webpack from 'webpack';

/**
 * Emits the source map of each script below the folder of the server artifact, which is never served: gateways read the maps when
 * they list errors. Without the sources themselves, and with paths that are relative to the package's folder.
 */
export const privateSourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: 'server/maps/[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
  });
