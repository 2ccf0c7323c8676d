import { yieldToBrowser } from './startup/yield-to-browser.ts';

void startInSlices();

/**
 * Evaluates the largest modules of the page one by one, each in a task of its own, and starts the page with them. They are in
 * this file already; only their names are not needed here.
 */
async function startInSlices(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client');
  await yieldToBrowser();
  await import(/* webpackMode: "eager", webpackExports: [] */ '@fakos/shared-kit/router');
  await yieldToBrowser();
  await import(/* webpackMode: "eager", webpackExports: [] */ '@fakos/shared-kit/api');
  await yieldToBrowser();
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await yieldToBrowser();
  await start();
}
