import { checkSuites } from './check-suites.ts';
import { conclude, journeys, run, single } from './suites.ts';

const checks = checkSuites();
const build = single('production build', () => run('node', ['tools/start/build.ts']));
const sizes = single('sizes', () => run('node', ['tools/check/sizes.ts']));
const browser = single('browser', () => run('node', ['tools/start/ensure-chromium.ts']));
conclude([...checks, build, sizes, browser, ...(build.failed || browser.failed ? [] : [journeys()])]);
