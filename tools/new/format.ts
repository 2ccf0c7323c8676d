import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';
import { Refusal } from './refusal.ts';
import type { FileText } from './tree.ts';

const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');

/** npm writes this one. */
const NOT_OURS = 'package-lock.json';

/** A file as `npm run format` would leave it: line breaks and the order of imports depend on how long a name is. */
export function format(file: FileText): FileText {
  if (file.path === NOT_OURS) return file;
  if (!existsSync(biome)) throw new Refusal('Biome is not installed yet. Run npm ci, then the same command again.');
  const command = [biome, 'check', '--write', `--stdin-file-path=${file.path}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    input: file.text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Refusal(`${file.path} would not pass Biome:\n${stderr}`);
  return { path: file.path, text: stdout };
}
