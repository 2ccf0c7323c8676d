import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { run } from './suites.ts';

// Runs e2e tests by name while developing: `npm run e2e -- [--repeat 20] [--load] [NAME …] [-- PLAYWRIGHT OPTIONS]`.
// NAME is part of a spec's path, such as `checkout`. `--load` keeps every core busy during the tests.

const { values, positionals, tokens } = parseArgs({
  options: { repeat: { type: 'string' }, load: { type: 'boolean' } },
  allowPositionals: true,
  strict: true,
  tokens: true,
});
const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Number.POSITIVE_INFINITY;
const isName = (token: (typeof tokens)[number]) => token.kind === 'positional' && token.index < end;
const names = positionals.slice(0, tokens.filter(isName).length);

const isReady = run('node', ['tools/start/ensure-chromium.ts']) && run('node', ['e2e/prepare.ts']);
if (!isReady) process.exit(1);
const burners = values.load
  ? Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }))
  : [];
const passed = run('playwright', [
  'test',
  '--config=e2e/playwright.config.ts',
  ...(values.repeat ? [`--repeat-each=${values.repeat}`] : []),
  ...names,
  ...positionals.slice(names.length),
]);
await Promise.all(burners.map((burner) => burner.terminate()));
process.exit(passed ? 0 : 1);
