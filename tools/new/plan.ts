import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.ts';
import { root } from '../webpack/workspace.ts';
import { planEndpoint } from './endpoint.ts';
import { planRemote } from './remote.ts';
import type { GeneratorRequest, Kind } from './request.ts';
import { planScreen } from './screen.ts';
import type { FileText, Plan, Tree } from './tree.ts';
import { planWidget } from './widget.ts';

const planners: Readonly<Record<Kind, (tree: Tree, request: GeneratorRequest) => Plan>> = {
  widget: planWidget,
  screen: planScreen,
  endpoint: planEndpoint,
  remote: planRemote,
};

const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');

/** npm formats this file. */
const LOCK_FILE = 'package-lock.json';

/** Plans all changes of a request, formatted, without writing them. */
export function createPlan(tree: Tree, request: GeneratorRequest): Plan {
  const plan = planners[request.kind](tree, request);
  return { ...plan, created: plan.created.map(format), changed: plan.changed.map(format) };
}

/** Formats a file like `npm run format`: line breaks and the order of imports depend on the length of a name. */
function format(file: FileText): FileText {
  if (file.path === LOCK_FILE) return file;
  if (!existsSync(biome))
    throw new UserError('Biome is not installed. Run npm start once, then the same command again.');
  const command = [biome, 'check', '--write', `--stdin-file-path=${file.path}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    input: file.text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new UserError(`Biome rejects ${file.path}:\n${stderr}`);
  return { path: file.path, text: stdout };
}
