import { checkImportArrows } from './import-arrows.ts';
import { checkErrorTexts, checkLocales } from './locales.ts';
import { checkLockFile } from './lock-file.ts';
import { checkRegistries } from './registries.ts';

// Every rule of the house that neither the compiler nor a linter knows. Each fault says where, what and what to do.

const checks: readonly [string, () => string[]][] = [
  ['import arrows', checkImportArrows],
  ['locales complete', checkLocales],
  ['every error code has its texts', checkErrorTexts],
  ['registries and folders agree', checkRegistries],
  ['the lock file names no download address', checkLockFile],
];

let failed = false;
for (const [name, check] of checks) {
  const faults = check();
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
  for (const fault of faults) console.log(`    ${fault}`);
  failed ||= faults.length > 0;
}
process.exit(failed ? 1 : 0);
