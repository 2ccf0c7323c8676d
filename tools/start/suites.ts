import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../webpack/workspace.ts';

/** How many checks of a suite passed and failed, and how long it took. */
export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Names of tests that passed only when they were repeated; they count as passed. */
  readonly unstable?: readonly string[];
}

/** A failed test is repeated once, so that one that depends on timing is reported as unstable instead of failing the run. */
const RETRIES = 1;
/** Where more files of unit tests fail, they are not repeated: the cause is not timing. */
const MAX_REPEATED_FILES = 10;

/** The locale of tests where the machine has set none. */
const UTF_8_LOCALE = 'C.UTF-8';

const reports = path.join(root, '.cache/reports');

/** Runs a command of the project and shows its output. True when it ended with code 0. */
export function run(command: string, options: string[], environment: Record<string, string> = {}): boolean {
  const program = command === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', command);
  // The project's own Node comes first, so that tools started by tools use it too.
  const folders = [path.join(root, 'node_modules/.bin'), process.env.PATH];
  // Without a locale, Chromium replaces Greek names of files.
  const locale = { LANG: process.env.LANG ?? UTF_8_LOCALE };
  const env = { ...process.env, ...locale, ...environment, PATH: folders.join(path.delimiter) };
  return spawnSync(program, options, { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** A suite that passes or fails as a whole. */
export function runSingle(name: string, work: () => boolean): SuiteResult {
  return timed(name, () => {
    const passed = work();
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
  });
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type JestReport = z.infer<typeof jestReport>;

/**
 * Unit tests, counted one by one; a file that does not load counts as one failure. Files with failed tests are run once more,
 * in new processes. Their tests that pass then are unstable.
 */
export function runUnitTests(options: readonly string[] = []): SuiteResult {
  return timed('unit tests', () => {
    const first = runJest(options);
    const failedFiles = first?.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) ?? [];
    if (!first || failedFiles.length === 0 || failedFiles.length > MAX_REPEATED_FILES) return toCounts(first);
    console.log(`\n── unit tests that failed, repeated: ${failedFiles.length} files`);
    const second = runJest(['--runTestsByPath', ...failedFiles]);
    const { failed } = toCounts(second);
    const unstable = failed > 0 ? [] : listFailedTests(first);
    return { passed: first.numPassedTests + first.numFailedTests - failed, failed, unstable };
  });
}

function runJest(options: readonly string[]): JestReport | undefined {
  const report = freshReport('jest.json');
  run('jest', ['--json', `--outputFile=${report}`, '--silent=false', '--forceExit=false', ...options]);
  return existsSync(report) ? jestReport.parse(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
}

/** Jest writes no report where it could not start, which counts as one failure. */
function toCounts(report: JestReport | undefined): { passed: number; failed: number } {
  if (!report) return { passed: 0, failed: 1 };
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, report.numFailedTestSuites) };
}

function listFailedTests({ testResults }: JestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} ${test.fullName}`);
    return status === 'failed' && failed.length === 0 ? [file] : failed;
  });
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly PlaywrightTest[] }[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}
interface PlaywrightTest {
  readonly projectName: string;
  readonly status: string;
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  file: z.string(),
  specs: z.array(
    z.object({ title: z.string(), tests: z.array(z.object({ projectName: z.string(), status: z.string() })) }),
  ),
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
});

/** E2e tests in a real browser, counted one by one. */
export function runE2eTests(name: string, config: string, options: readonly string[] = []): SuiteResult {
  return timed(name, () => {
    const report = freshReport(`${name.replaceAll(' ', '-')}.json`);
    const isGreen = run('playwright', ['test', `--config=${config}`, ...options], {
      FAKOS_E2E_REPORT: report,
      FAKOS_TEST_RETRIES: String(RETRIES),
    });
    const found = existsSync(report) ? playwrightReport.parse(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
    if (!found) return { passed: 0, failed: 1 };
    const { expected, unexpected, flaky } = found.stats;
    const unstable = found.suites.flatMap(listUnstable);
    return { passed: expected + flaky, failed: Math.max(unexpected, isGreen ? 0 : 1), unstable };
  });
}

function listUnstable({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${file} [${projectName}] ${title}`),
  );
  return [...own, ...suites.flatMap(listUnstable)];
}

/**
 * Prints each suite with its time and the tests that were unstable, ending in `N passed, N failed`; the process ends with
 * code 1 when anything failed.
 */
export function conclude(results: readonly SuiteResult[]): never {
  console.log('');
  for (const { name, passed, failed, seconds } of results)
    console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
  const sum = (key: 'passed' | 'failed' | 'seconds') => results.reduce((total, result) => total + result[key], 0);
  const unstable = results.flatMap((result) => result.unstable ?? []);
  console.log(`\nTime: ${(sum('seconds') / 60).toFixed(1)} minutes`);
  console.log(`Unstable (failed at first, passed when repeated): ${unstable.length}`);
  for (const name of unstable) console.log(`  ${name}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}

function timed(name: string, work: () => Omit<SuiteResult, 'name' | 'seconds'>): SuiteResult {
  console.log(`\n── ${name}`);
  const started = performance.now();
  return { name, ...work(), seconds: (performance.now() - started) / 1_000 };
}

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, name);
  rmSync(file, { force: true });
  return file;
}
