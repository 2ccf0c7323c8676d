export type { BuildMode } from '../webpack/build-mode.ts';
export { buildRemote } from '../webpack/build-remote.ts';
export { remoteConfig } from '../webpack/remote-config.ts';
export { RemoteManifestPlugin } from '../webpack/remote-manifest-plugin.ts';
export { serverConfig } from '../webpack/server-config.ts';
