import { checkColors } from './colors.ts';
import { checkConsumers } from './consumers.ts';
import { checkFormMethods } from './form-methods.ts';
import { checkImportArrows } from './import-arrows.ts';
import { checkImportCycles } from './import-cycles.ts';
import { checkErrorTexts, checkLocales } from './locales.ts';
import { checkLockFiles } from './lock-file.ts';
import { checkNamedFiles } from './named-files.ts';
import { checkRegistries } from './registries.ts';
import { checkRetiredWords } from './retired-words.ts';
import { checkStaffStyles } from './staff-styles.ts';

// The project's rules that neither the compiler nor a linter checks. Each problem has a place and a solution.

const checks: readonly [string, () => string[]][] = [
  ['import rules', checkImportArrows],
  ['no import cycles at run time', checkImportCycles],
  ['locales are complete', checkLocales],
  ['every error code has a text', checkErrorTexts],
  ['registries and folders agree', checkRegistries],
  ['every endpoint is used', checkConsumers],
  ['the lock files contain no download addresses', checkLockFiles],
  ['the generated colours match the tokens', checkColors],
  ['the back office loads the styles of its components', checkStaffStyles],
  ['forms of visitors put nothing into addresses', checkFormMethods],
  ['the security documents name existing files', checkNamedFiles],
  ['no retired words', checkRetiredWords],
];

let hasFailed = false;
for (const [name, check] of checks) {
  const problems = check();
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
  for (const problem of problems) console.log(`    ${problem}`);
  hasFailed ||= problems.length > 0;
}
process.exit(hasFailed ? 1 : 0);
