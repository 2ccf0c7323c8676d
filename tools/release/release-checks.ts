import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { step } from '../start/progress.ts';
import { createPackageTypeCheck } from '../start/type-check.ts';
import { UserError } from '../user-error.ts';
import { root } from '../webpack/workspace.ts';

const execute = promisify(execFile);
/** Maximum output of a check, in bytes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Checks of the sources that run before a release is built. */
const sourceChecks = ['types', 'unit-tests'] as const;
type SourceCheck = (typeof sourceChecks)[number];

const titles: Readonly<Record<SourceCheck, (name: string) => string>> = {
  types: (name) => `Checking the types of ${name}`,
  'unit-tests': (name) => `Running the unit tests of ${name}`,
};

const commands: Readonly<Record<SourceCheck, (name: string, checkout: string) => readonly [string, string[]]>> = {
  types: (name, checkout) => ['tsc', createPackageTypeCheck(name, checkout)],
  'unit-tests': (name) => ['jest', ['--selectProjects', 'browser', '--passWithNoTests', `/${name}/src/`]],
};

/**
 * Runs the type check and the unit tests of a remote, or of the shell.
 *
 * @param checkout folder of the repository
 * @throws UserError with the output of the first check that fails
 */
export async function runSourceChecks(name: string, checkout = root): Promise<void> {
  for (const check of sourceChecks) {
    const [program, options] = commands[check](name, checkout);
    await step(titles[check](name), () => runCheck(check, program, options, checkout));
  }
}

async function runCheck(check: SourceCheck, program: string, options: string[], checkout: string): Promise<void> {
  const binaries = path.join(root, 'node_modules/.bin');
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    // The project's own Node comes first.
    PATH: [binaries, process.env.PATH].join(path.delimiter),
  };
  const settings = { cwd: checkout, env, maxBuffer: MAX_OUTPUT_BYTES };
  await execute(path.join(binaries, program), options, settings).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      const output = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message;
      throw new UserError(
        `${output}\n\nNothing was released: ${check} failed. Release without checks with --skip-checks --why TEXT.`,
      );
    },
  );
}
