import { parseArgs } from 'node:util';
import { runCheckSuites } from './check-suites.ts';
import { conclude, run, runE2eTests, runSingle } from './suites.ts';

// `npm test` runs everything. `npm test -- --changed` runs the unit tests of uncommitted changes and the e2e specs that
// were changed themselves.

const { values } = parseArgs({ options: { changed: { type: 'boolean' } } });
const e2eOptions = values.changed ? ['--only-changed', '--pass-with-no-tests'] : [];

const checks = runCheckSuites(values.changed ? ['--onlyChanged', '--passWithNoTests'] : []);
const build = runSingle('production build', () => run('node', ['tools/start/build.ts']));
const browser = runSingle('browser', () => run('node', ['tools/start/ensure-chromium.ts']));
const servers = runSingle('servers', () =>
  ['nginx', 'redis'].every((name) => run('node', [`tools/start/ensure-${name}.ts`])),
);
const canBrowse = !build.failed && !browser.failed;
const sizes = canBrowse ? runSingle('sizes', () => run('node', ['tools/check/sizes.ts'])) : undefined;
const shop = canBrowse ? runSingle('shop of the e2e tests', () => run('node', ['e2e/prepare.ts'])) : undefined;
conclude([
  ...checks,
  build,
  browser,
  servers,
  ...(sizes ? [sizes] : []),
  ...(shop ? [shop] : []),
  ...(shop?.passed ? [runE2eTests('e2e tests', 'e2e/playwright.config.ts', e2eOptions)] : []),
  ...(shop?.passed && !servers.failed
    ? [runE2eTests('e2e tests at scale', 'e2e/edge/playwright.config.ts', e2eOptions)]
    : []),
]);
