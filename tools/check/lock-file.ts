import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';

/** Download addresses in the lock file, which would bind every installation to one registry. */
export function checkLockFile(): string[] {
  const lines = readFileSync(path.join(root, 'package-lock.json'), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    /"resolved": "https?:/.test(line)
      ? [`package-lock.json:${index + 1} contains a download address; install with the project's .npmrc.`]
      : [],
  );
}
