import { checkSuites } from './check-suites.ts';
import { conclude, journeys, run, single } from './suites.ts';

const checks = checkSuites();
const build = single('production build', () => run('node', ['tools/start/build.ts']));
const sizes = single('sizes', () => run('node', ['tools/check/sizes.ts']));
const browser = single('browser', () => run('node', ['tools/start/ensure-chromium.ts']));
const servers = single('servers', () =>
  ['nginx', 'redis'].every((name) => run('node', [`tools/start/ensure-${name}.ts`])),
);
const canBrowse = !build.failed && !browser.failed;
conclude([
  ...checks,
  build,
  sizes,
  browser,
  servers,
  ...(canBrowse ? [journeys('journeys', 'e2e/playwright.config.ts')] : []),
  ...(canBrowse && !servers.failed ? [journeys('journeys at scale', 'e2e/edge/playwright.config.ts')] : []),
]);
