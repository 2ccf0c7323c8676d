import { step } from '../start/progress.ts';
import { getBuildFolder, listRemotes } from '../webpack/workspace.ts';
import { openInstallation } from './folder-installation.ts';
import { runSourceChecks } from './release-checks.ts';
import type { Repository } from './repository.ts';

/** This repository, from which all remotes and the shell may be released. */
export const thisRepository: Repository = {
  listNames: () => [...listRemotes(), 'shell'],
  open: openInstallation,
  checkSources: (name) => runSourceChecks(name),
  async build(name, version) {
    process.env.NODE_ENV ??= 'production';
    // Loaded on demand, because webpack takes a second to load.
    const { build, buildChanged } = await import('../webpack/build.ts');
    if (version === undefined) await buildChanged((folder) => `Building ${folder}`, step, [name]);
    else await step(`Building ${name} ${version}`, () => build(name, version));
    return getBuildFolder(name);
  },
};
