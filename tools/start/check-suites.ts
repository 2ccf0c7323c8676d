import { run, runSingle, runUnitTests, type SuiteResult } from './suites.ts';
import { projectTypeCheck } from './type-check.ts';

/** Types, lint, format, unused code, the project's own checks and the unit tests. `jestOptions` narrows the unit tests. */
export function runCheckSuites(jestOptions: readonly string[] = []): SuiteResult[] {
  return [
    runSingle('types', () => run('tsc', [...projectTypeCheck])),
    runSingle('format and lint (Biome)', () => run('biome', ['check', '--error-on-warnings', '.'])),
    runSingle('lint (oxlint, type-aware)', () => run('oxlint', ['--type-aware', '--deny-warnings', '.'])),
    runSingle('unused files, exports and dependencies (knip)', () => run('knip', ['--no-progress'])),
    runSingle('project checks', () => run('node', ['tools/check/check.ts'])),
    runSingle('servers of the unit tests', () =>
      ['php', 'redis'].every((name) => run('node', [`tools/start/ensure-${name}.ts`])),
    ),
    runUnitTests(jestOptions),
  ];
}
