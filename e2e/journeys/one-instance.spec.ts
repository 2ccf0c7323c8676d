import type { Page } from '@playwright/test';
import { addToCart } from '../fixtures/checkout.ts';
import { readShareScope } from '../fixtures/share-scope.ts';
import { expect, test } from '../fixtures/test.ts';

const KIT = '@fakos/shared-kit';
const REMOTES = ['mfe-admin', 'mfe-blog', 'mfe-page-builder', 'mfe-shop'];

/** Modules that hold state or identity, and the remotes that must have got them by the end of the walk. */
const mustBeOne: Readonly<Record<string, readonly string[]>> = {
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
  [`${KIT}/forms`]: ['mfe-shop'],
};

test('shell and remotes share one React, one router, one store, one set of words', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  const remotes = await liveRemotes(page);
  const renderers: string[] = [];
  await page.exposeFunction('noteRenderer', (name: string) => renderers.push(name));
  await page.addInitScript(() => {
    // Each react-dom that starts in the page reports to this hook; there must be one.
    const note = (window as unknown as { noteRenderer: (name: string) => void }).noteRenderer;
    const inject = ({ rendererPackageName }: { rendererPackageName: string }) => {
      note(rendererPackageName);
      return 1;
    };
    const nothing = () => undefined;
    const hook = { supportsFiber: true, inject, onCommitFiberRoot: nothing, onCommitFiberUnmount: nothing };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });

  // One document from here on: the share scope of a page ends with it.
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
    for (const [remote, got] of Object.entries(taken)) expect(got, `${name} in ${remote}`).toBe(own);
  }
  for (const [name, wanted] of Object.entries(mustBeOne)) {
    const taken = Object.keys(modules.find((module) => module.name === name)?.taken ?? {});
    const ids = taken.map((global) => remotes.find((remote) => remote.global === global)?.id);
    expect(ids, `remotes that got ${name}`).toEqual(expect.arrayContaining([...wanted]));
  }
  expect(renderers, 'copies of react-dom').toEqual(['react-dom']);
});

/** The remotes that the gateway names in every page. */
async function liveRemotes(page: Page): Promise<{ id: string; global: string }[]> {
  const html = await (await page.request.get('/')).text();
  const boot = /<script type="application\/json" id="fakos-boot">(.*?)<\/script>/s.exec(html)?.[1];
  const { remotes } = JSON.parse(boot ?? '{}') as { remotes: { id: string; global: string }[] };
  expect(remotes.map(({ id }) => id).sort()).toEqual(REMOTES);
  return remotes;
}
