import path from 'node:path';
import { step } from '../start/progress.ts';
import { root } from '../webpack/workspace.ts';
import { packAll } from './pack-packages.ts';

// npm run pack-remote-tools: writes the packages that remotes of other repositories need into dist/packages, with their archives.

for (const archive of await step('Packing', () => packAll(path.join(root, 'dist/packages')))) console.log(archive);
