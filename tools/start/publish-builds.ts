import path from 'node:path';
import { ReleaseFolder, releasesFolder } from '@fakos/api-gateway';
import { buildChanged } from '../webpack/build.ts';
import { listRemotes, root } from '../webpack/workspace.ts';
import { step } from './progress.ts';

/**
 * Builds changed packages and publishes the builds of this checkout into an installation's data folder. Releases and
 * rollbacks by an operator remain in effect.
 */
export async function publishBuilds(dataDir: string): Promise<void> {
  await buildChanged((name) => `Building ${name}`, step);
  const getBuildFolder = (name: string) => path.join(root, name, 'dist/release');
  await new ReleaseFolder(releasesFolder(dataDir)).publishCheckout({
    shell: getBuildFolder('shell'),
    remotes: listRemotes().map(getBuildFolder),
  });
}
