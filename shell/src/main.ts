import { yieldToBrowser } from './startup/yield-to-browser.ts';

void startInSlices();

/**
 * Evaluates the largest modules one by one, each in a task of its own, and then starts the page. `eager` keeps them in this
 * file; `webpackExports: []` says that this import uses none of their exports.
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
