import { run, type SuiteResult, single, unitTests } from './suites.ts';

/** Types, lint, format, the project's own checks and the unit tests. */
export function checkSuites(): SuiteResult[] {
  return [
    single('types', () => run('tsc', ['-b'])),
    single('format and lint (Biome)', () => run('biome', ['check', '--error-on-warnings', '.'])),
    single('lint (oxlint, type-aware)', () => run('oxlint', ['--type-aware', '--deny-warnings', '.'])),
    single('project checks', () => run('node', ['tools/check/check.ts'])),
    single('servers of the unit tests', () =>
      ['php', 'redis'].every((name) => run('node', [`tools/start/ensure-${name}.ts`])),
    ),
    unitTests(),
  ];
}
