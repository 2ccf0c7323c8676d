import path from 'node:path';
import { ReleaseFolder, releasesFolder } from '@fakos/api-gateway';
import { buildStale } from '../webpack/build.ts';
import { listRemotes, root } from '../webpack/workspace.ts';
import { step } from './progress.ts';

/**
 * Builds what changed and publishes the builds of this checkout into an installation's data folder. What an operator
 * released or took back there stays as it is.
 */
export async function publishBuilds(dataDir: string): Promise<void> {
  await buildStale((name) => `Building ${name}`, step);
  const buildOf = (name: string) => path.join(root, name, 'dist/release');
  await new ReleaseFolder(releasesFolder(dataDir)).publishCheckout({
    shell: buildOf('shell'),
    remotes: listRemotes().map(buildOf),
  });
}
