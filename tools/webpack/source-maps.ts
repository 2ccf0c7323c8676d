import { SOURCE_MAPS_FOLDER } from '@fakos/contracts/remote/private-files';
import webpack from 'webpack';

/**
 * Emits the source map of each script into a folder that is never served; gateways read the maps when they list errors. Maps do not
 * contain the sources, and their paths are relative to the package's folder.
 */
export const privateSourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: `${SOURCE_MAPS_FOLDER}/[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
  });
