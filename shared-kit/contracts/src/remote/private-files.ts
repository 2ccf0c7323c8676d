/** Folder of a release with files that are never served: code that runs on the server, and source maps. */
export const PRIVATE_FOLDER = 'server';
/** Folder of a release with its source maps, `FILE.map` for each script. */
export const SOURCE_MAPS_FOLDER = `${PRIVATE_FOLDER}/maps`;
