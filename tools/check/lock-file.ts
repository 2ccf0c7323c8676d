import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';

const lockFiles = ['package-lock.json', 'tools/bench/lighthouse/package-lock.json'];

/** Download addresses in lock files, which would bind every installation to one registry. */
export function checkLockFiles(): string[] {
  return lockFiles.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /"resolved": "https?:/.test(line)
          ? [`${file}:${index + 1} contains a download address; install with the project's .npmrc.`]
          : [],
      ),
  );
}
