import type { Page } from '@playwright/test';
import { addToCart } from '../fixtures/checkout.ts';
import { readShareScope } from '../fixtures/share-scope.ts';
import { expect, test } from '../fixtures/test.ts';

const KIT = '@fakos/shared-kit';
const REMOTES = ['mfe-admin', 'mfe-blog', 'mfe-page-builder', 'mfe-shop'];

/** Modules that hold state or identity, and the remotes that must have loaded them by the end of the test. */
const singletons: Readonly<Record<string, readonly string[]>> = {
  react: ['mfe-admin', 'mfe-blog', 'mfe-shop'],
  'react/jsx-runtime': REMOTES,
  'react-dom': ['mfe-admin'],
  [`${KIT}/remote`]: REMOTES,
  [`${KIT}/router`]: REMOTES,
  [`${KIT}/i18n`]: REMOTES,
  [`${KIT}/state`]: ['mfe-admin', 'mfe-blog', 'mfe-shop'],
  [`${KIT}/state/cart`]: ['mfe-shop'],
  [`${KIT}/state/session`]: ['mfe-admin'],
  [`${KIT}/api`]: ['mfe-admin', 'mfe-shop'],
  [`${KIT}/forms/schema`]: ['mfe-shop'],
};

test('shell and remotes share one React, router, store and i18n instance', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  const remotes = await readLiveRemotes(page);
  const renderers: string[] = [];
  await page.exposeFunction('recordRenderer', (name: string) => renderers.push(name));
  await page.addInitScript(() => {
    // Each copy of react-dom in the page reports to this hook.
    const recordRenderer = (window as unknown as { recordRenderer: (name: string) => void }).recordRenderer;
    const inject = ({ rendererPackageName }: { rendererPackageName: string }) => {
      recordRenderer(rendererPackageName);
      return 1;
    };
    const ignore = () => undefined;
    const hook = { supportsFiber: true, inject, onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });

  // One document from here on, because each document has a new share scope.
  await addToCart(page, 'thalassa-sounio-black');
  await page
    .getByRole('complementary', { name: 'Συντομεύσεις' })
    .getByRole('button', { name: /^Καλάθι/ })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ολοκλήρωση παραγγελίας' }).click();
  await expect(page.getByLabel('Ονοματεπώνυμο')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Κύρια πλοήγηση' });
  await navigation.getByRole('link', { name: 'Άρθρα' }).click();
  await page.getByRole('link', { name: 'Πώς διαβάζεται η συνταγή γυαλιών' }).first().click();
  await expect(page.getByText('Μοιραστείτε το άρθρο')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Οδηγός σκελετών' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '1. Σχήμα' })).toBeVisible();
  await page.getByRole('button', { name: 'Λογαριασμός: Admin' }).click();
  await page.getByRole('menuitem', { name: 'Πίνακας διαχείρισης' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Επισκόπηση' })).toBeVisible();

  const { scopes, modules } = await readShareScope(page);
  expect(scopes, 'share scopes in the page').toBe(1);
  expect(modules.filter(({ versions }) => versions.length !== 1)).toEqual([]);
  for (const { name, own, taken } of modules) {
    for (const [remote, module] of Object.entries(taken)) expect(module, `${name} in ${remote}`).toBe(own);
  }
  for (const [name, expectedRemotes] of Object.entries(singletons)) {
    const taken = Object.keys(modules.find((module) => module.name === name)?.taken ?? {});
    const ids = taken.map((global) => remotes.find((remote) => remote.global === global)?.id);
    expect(ids, `remotes that loaded ${name}`).toEqual(expect.arrayContaining([...expectedRemotes]));
  }
  expect(renderers, 'copies of react-dom').toEqual(['react-dom']);
});

/** The live remotes by the boot data of a page. */
async function readLiveRemotes(page: Page): Promise<{ id: string; global: string }[]> {
  const html = await (await page.request.get('/')).text();
  const boot = /<script type="application\/json" id="fakos-boot">(.*?)<\/script>/s.exec(html)?.[1];
  const { remotes } = JSON.parse(boot ?? '{}') as { remotes: { id: string; global: string }[] };
  expect(remotes.map(({ id }) => id).sort()).toEqual(REMOTES);
  return remotes;
}
