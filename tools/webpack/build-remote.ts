import { production } from './build-mode.ts';
import { compile } from './compile.ts';
import { remoteConfig } from './remote-config.ts';
import { isRenderedOnServer, serverConfig } from './server-config.ts';

/**
 * Builds a remote into its `dist/release`: the server artifact where it has public pages, and the browser files with the
 * manifest.
 *
 * @param version of the release
 */
export async function buildRemote(name: string, version: string): Promise<void> {
  if (await isRenderedOnServer(name)) await compile(serverConfig(name, version));
  await compile(remoteConfig(name, version, production));
}
