import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { publishBuilds } from '@fakos/tools/start/publish-builds';
import { imageCache, preparedShop } from './fixtures/installation.ts';
import { saveSettings } from './fixtures/shop-settings.ts';
import { startSite } from './fixtures/start-site.ts';

/**
 * Builds what changed and prepares one demo shop with all builds live. Every site of the e2e tests starts from a copy of
 * it, see {@link copyPreparedShop}.
 */
export async function prepareShop(): Promise<void> {
  const folder = `${preparedShop}.new`;
  for (const old of [folder, preparedShop]) rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await publishBuilds({ DATA_DIR: folder });
  const site = await startSite(folder);
  // Without an account the checkout does not offer bank transfer.
  const account = 'Δικαιούχος: Φακός ΑΕ\nIBAN: GR16 0110 1250 0000 0001 2300 695';
  await saveSettings(site.url, { bank_account_text: { el: account, en: account } }).finally(site.close);
  renameSync(folder, preparedShop);
}

/**
 * Creates a data folder for a site. Resized images are shared by all sites: they depend on their sources alone, whose times
 * of change must therefore stay the same.
 */
export function copyPreparedShop(folder: string): void {
  if (!existsSync(preparedShop)) throw new Error('The demo shop is not prepared. Run the tests with `npm run e2e`.');
  rmSync(folder, { recursive: true, force: true });
  cpSync(preparedShop, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => source !== path.join(preparedShop, 'cache'),
  });
  mkdirSync(imageCache, { recursive: true });
  symlinkSync(imageCache, path.join(folder, 'cache'));
}
