import path from 'node:path';
import { ReleaseFolder, releasesFolder } from '@fakos/api-gateway';
import { buildStale } from '../webpack/build.ts';
import { listRemotes, root } from '../webpack/workspace.ts';
import { step } from './progress.ts';

/** Builds what changed and makes the builds of this checkout live in an installation's data folder. */
export async function publishBuilds(dataDir: string): Promise<void> {
  await buildStale((name) => `Building ${name}`, step);
  const buildOf = (name: string) => path.join(root, name, 'dist/release');
  await new ReleaseFolder(releasesFolder(dataDir)).publish({
    shell: buildOf('shell'),
    remotes: listRemotes().map(buildOf),
  });
}
