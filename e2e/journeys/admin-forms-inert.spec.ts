import type { Endpoint } from '@fakos/contracts/endpoint';
import type { Page } from '@playwright/test';
import { getDeadline } from '../deadlines.ts';
import { loadEndpoints } from '../fixtures/endpoints.ts';
import {
  expectNoInsertedHandlers,
  isOwnFrame,
  listActiveElements,
  MISSING_IMAGES,
  OWN_ELEMENTS,
  REFUSED_BASE,
  REFUSED_IN_FRAME,
  REFUSED_INLINE,
  recordEffects,
  recordInsertedHandlers,
} from '../fixtures/inert.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { type StaffForm, staffForms, withoutForm } from '../fixtures/staff-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { PRODUCT, VectorApi } from '../fixtures/vector-api.ts';
import { getName, storeVectors } from '../fixtures/vector-requests.ts';
import { listVectorFields } from '../fixtures/vector-texts.ts';
import { findPreview, openParts, recordPreviewedValues, typeVectors } from '../fixtures/vector-typing.ts';

// Attack vectors are typed and pasted into every form of the back office and not saved: previews, counts and suggestions
// show what is typed. What is stored is tested by admin-inert.spec.ts.
test.use({ shop: 'admin-forms-inert' });

const EVERY_FORM_TIMEOUT_MS = 6 * 60_000;
/** Rows that the demo shop does not have. */
const MISSING_ROWS = [
  'POST contact send_message',
  'POST coupons',
  'POST product-addons',
  'POST reviews',
  'POST settings create_appointment',
];

const isStaffWrite = ({ method, permission }: Endpoint) =>
  (method === 'POST' || method === 'PUT') && permission !== 'public' && permission !== 'user';

test('every endpoint in which staff write texts has its form in the table', async () => {
  const endpoints = await loadEndpoints();
  const withTexts = endpoints.filter(
    (endpoint) => isStaffWrite(endpoint) && listVectorFields(endpoint.body).length > 0,
  );
  const listed = [...Object.keys(staffForms), ...Object.keys(withoutForm)];
  expect(withTexts.map(getName).filter((name) => !listed.includes(name))).toEqual([]);
  const names = endpoints.map(getName);
  expect(listed.filter((name) => !names.includes(name))).toEqual([]);
});

test('the forms of the back office run nothing that is typed or pasted', async ({
  page,
  site,
  browserErrors,
  signInAsOwner,
}) => {
  test.setTimeout(getDeadline(EVERY_FORM_TIMEOUT_MS));
  browserErrors.expect(MISSING_IMAGES, REFUSED_INLINE, REFUSED_IN_FRAME, REFUSED_BASE);
  const api = await VectorApi.open(site.url);
  for (const endpoint of await loadEndpoints()) {
    if (!MISSING_ROWS.includes(getName(endpoint))) continue;
    const response = await storeVectors(api, endpoint);
    expect(response.ok(), `${getName(endpoint)}: ${await response.text()}`).toBe(true);
  }
  // The newest order is open: the one of the review is delivered, and its address cannot be changed.
  const { number } = await placeOrder(api.context, PRODUCT);
  await api.moveOrder('order', 'confirmed', number);
  await api.moveOrder('payment', 'paid', number);
  await api.context.dispose();

  const effects = await recordEffects(page, () => true);
  await recordInsertedHandlers(page);
  await recordPreviewedValues(page);
  await signInAsOwner();
  const forms = new Map(
    Object.values(staffForms).map((form) => [JSON.stringify([form.address, form.open?.join(' ')]), form]),
  );
  for (const form of forms.values()) {
    for (const address of await listAddresses(page, form)) {
      const name = [address, ...(form.open ?? [])].join(' ');
      await test.step(name, async () => {
        await openForm(page, address, form);
        expect.soft(await typeVectors(page), name).toBeGreaterThan(0);
        const preview = await findPreview(page);
        for (const frame of preview ? [preview] : []) {
          await expectNoInsertedHandlers(frame);
          expect.soft(await listActiveElements(frame), address).toEqual([]);
        }
        expect.soft(await listActiveElements(page, OWN_ELEMENTS), address).toEqual([]);
        await expectNoInsertedHandlers(page);
        const foreign = effects.filter((effect) => !isOwnFrame(effect) && !effect.startsWith(`${site.url}/`));
        expect.soft(foreign, address).toEqual([]);
      });
    }
  }
});

async function openForm(page: Page, address: string, { open = [] }: StaffForm): Promise<void> {
  await page.goto(address);
  await waitForScreen(page);
  for (const name of open) {
    const layer = page.getByRole('menuitem', { name }).or(page.getByRole('main').getByRole('button', { name }));
    await layer.first().click();
  }
  if (open.length > 0) await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  else await openParts(page);
  await waitForScreen(page);
}

async function waitForScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('main .mantine-Skeleton-root[data-visible], main [aria-busy=true]')).toHaveCount(0);
}

/** The addresses of a form: of the first record of its list, or of all tabs. */
async function listAddresses(page: Page, { address }: StaffForm): Promise<string[]> {
  const [list = '', rest = ''] = address.split(/\/:(?:first|tabs)/);
  if (list === address) return [address];
  await page.goto(list);
  await waitForScreen(page);
  const links = await page
    .locator(`main a[href^="${list.split('?')[0]}/"]`)
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  if (address.includes(':tabs'))
    return [list, ...new Set(links.filter((link) => /^\/admin\/settings\/[a-z-]+$/.test(link)))];
  const record = links.find((link) => /\/\d+$/.test(link));
  expect(record, `a record in ${list}`).toBeDefined();
  return [`${record}${rest}`];
}
