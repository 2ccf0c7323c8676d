import { chromiumOptions, findChromium } from '@fakos/tools/start/find-chromium';

const executablePath = findChromium();

/** Launch options of all e2e tests: the system's Chromium without background activity. */
export const launchOptions = { ...(executablePath ? { executablePath } : {}), args: [...chromiumOptions] };
