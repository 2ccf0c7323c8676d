import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import type { Page } from '@playwright/test';
import { DESKTOP, expectNothingSerious } from '../fixtures/accessible.ts';
import { useMobileNetwork } from '../fixtures/mobile-network.ts';
import { getRow, openEditor } from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'page-editor' });

/** How far the shown weight of a page may be from what is transferred, as a share. */
const TOLERANCE = 0.1;

const KILOBYTE = 1_000;

/** What a first visit of a page transfers at a desktop's width, in kB. */
async function measureFirstView(visitor: Page, address: string): Promise<number> {
  await visitor.setViewportSize(DESKTOP);
  await useMobileNetwork(visitor);
  const session = await visitor.context().newCDPSession(visitor);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  // Playwright's scripts in the page count as interactions, so none runs until the requests have ended.
  await visitor.goto(address, { waitUntil: 'commit' });
  await visitor.waitForLoadState('networkidle');
  return bytes / KILOBYTE;
}

test('the checks list every problem, a click moves to its field, and the shown weight is that of the preview', async ({
  page,
  staff,
  signInAsOwner,
  otherVisitor,
}) => {
  const withProblems: WidgetRecord[] = [
    { id: 'i', type: 'image', order: 1, imageUrl: 'about-front.webp', altText: '' },
    { id: 'h', type: 'html', order: 2, content: '<h2>Πρώτη</h2><h4>Δεύτερη</h4>' },
    { id: 't', type: 'text', order: 3, content: '<p>Αχνό κείμενο.</p>', textColor: '#999999' },
    { id: 's', type: 'social-media', order: 4, platforms: [{ id: 'one', platform: 'facebook', url: '' }] },
  ];
  const sections = [{ id: 'section', widgets: withProblems }];
  const id = await staff.createPage('problems', 'Σελίδα με λάθη', withProblems);
  await signInAsOwner();
  await openEditor(page, id);
  await page.getByRole('tab', { name: /^Έλεγχοι/ }).click();
  const checks = page.getByRole('tabpanel', { name: /^Έλεγχοι/ });
  await expect(checks.getByText('Γίνεται έλεγχος…')).toHaveCount(0);
  await expectNothingSerious(page);

  const fields = page.getByRole('tabpanel', { name: 'Πεδία' });
  const problems = [
    { shown: 'δεν έχει εναλλακτικό κείμενο', field: fields.getByLabel('Εναλλακτικό κείμενο') },
    { shown: '«Δεύτερη» είναι επιπέδου 4', field: fields.getByRole('textbox', { name: 'Κείμενο' }) },
    { shown: 'έχει αντίθεση', field: fields.getByLabel('Χρώμα κειμένου').first() },
    { shown: 'Ένας σύνδεσμος δεν έχει διεύθυνση', field: fields.getByRole('combobox', { name: 'Διεύθυνση' }) },
  ];
  const rendered = checks.getByRole('region', { name: 'Όπως εμφανίζεται η σελίδα' });
  await rendered.getByRole('button', { name: /επαρκή χρωματική αντίθεση.*Κείμενο: Αχνό κείμενο/ }).click();
  await expect(getRow(page, 'Κείμενο: Αχνό κείμενο.')).toHaveAttribute('aria-selected', 'true');
  for (const { shown, field } of problems) {
    await page.getByRole('tab', { name: /^Έλεγχοι/ }).click();
    await checks.getByRole('button').filter({ hasText: shown }).filter({ hasText: 'Ελληνικά' }).click();
    await expect(field, shown).toBeFocused();
  }

  await page.getByRole('tab', { name: /^Έλεγχοι/ }).click();
  const weight = checks.getByRole('region', { name: 'Βάρος της σελίδας · Ελληνικά' });
  const shownKb = Number(/^(\d+) kB/.exec((await weight.getByRole('paragraph').first().textContent()) ?? '')?.[1]);
  const transferredKb = await measureFirstView(otherVisitor, await staff.createPreview(id, sections));
  const difference = Math.abs(shownKb - transferredKb) / transferredKb;
  expect(difference, `${shownKb} kB shown, ${transferredKb} kB transferred`).toBeLessThanOrEqual(TOLERANCE);
});
