import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../webpack/workspace.ts';

/** How many checks of a suite held and how many did not. */
export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

const reports = path.join(root, '.cache/reports');

/** Runs a command of the project with its output shown. True when it ended well. */
export function run(command: string, options: string[], environment: Record<string, string> = {}): boolean {
  const program = command === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', command);
  // The project's own Node comes first, so that tools started by tools use it too.
  const folders = [path.join(root, 'node_modules/.bin'), process.env.PATH];
  const env = { ...process.env, ...environment, PATH: folders.join(path.delimiter) };
  return spawnSync(program, options, { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** A suite that holds or does not as a whole. */
export function single(name: string, work: () => boolean): SuiteResult {
  console.log(`\n── ${name}`);
  const passed = work();
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});

/** Unit tests, counted one by one; a file that does not even load counts as one that failed. */
export function unitTests(): SuiteResult {
  console.log('\n── unit tests');
  const report = freshReport('jest.json');
  const ended = run('jest', ['--json', `--outputFile=${report}`, '--silent=false', '--forceExit=false']);
  const found = existsSync(report) ? jestReport.parse(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  if (!found) return { name: 'unit tests', passed: 0, failed: 1 };
  const failed = Math.max(found.numFailedTests, found.numFailedTestSuites, ended ? 0 : 1);
  return { name: 'unit tests', passed: found.numPassedTests, failed };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Journeys in a real browser, counted one by one; one that needed a second try counts as failed. */
export function journeys(name: string, config: string): SuiteResult {
  console.log(`\n── ${name}`);
  const report = freshReport(`${name.replaceAll(' ', '-')}.json`);
  const ended = run('playwright', ['test', `--config=${config}`], { FAKOS_JOURNEYS_REPORT: report });
  const found = existsSync(report) ? playwrightReport.parse(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  if (!found) return { name, passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = found.stats;
  return { name, passed: expected, failed: Math.max(unexpected + flaky, ended ? 0 : 1) };
}

/** Prints what held, ending in `N passed, N failed`; the process ends with 1 when anything failed. */
export function conclude(results: readonly SuiteResult[]): never {
  console.log('');
  for (const { name, passed, failed } of results)
    console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, name);
  rmSync(file, { force: true });
  return file;
}
