import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import * as widgets from '@fakos/contracts/widgets';
import type { FieldDescriptions, WidgetDescription } from '@fakos/contracts/widgets/widget';
import { DESKTOP } from '../fixtures/accessible.ts';
import {
  expectNoInsertedHandlers,
  isOwnFrame,
  listActiveElements,
  MISSING_IMAGES,
  OWN_ELEMENTS,
  REFUSED_BASE,
  REFUSED_INLINE,
  recordEffects,
  recordInsertedHandlers,
  triggerHandlers,
} from '../fixtures/inert.ts';
import { getTree, openEditor } from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/test.ts';
import { MARKUP } from '../fixtures/vector-texts.ts';
import { dropVectors, typeVectors } from '../fixtures/vector-typing.ts';

test.use({ shop: 'page-editor', viewport: DESKTOP });

const CANVAS = /\/admin\/canvas\?/;
const SLUG = 'typed-vectors';

const createItem = (fields: FieldDescriptions) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'text' ? [[name, 'Ένα']] : [])));

/** A widget of every type, with one item in each of its lists. */
const everyWidget = Object.values<WidgetDescription>(widgets).map(({ type, fields }, order): WidgetRecord => {
  const lists = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'list' ? [[name, [{ id: `${type}-item`, ...createItem(field.item) }]] as const] : [],
  );
  return { id: type, type, order, ...Object.fromEntries(lists) };
});

test('what is typed, pasted or dropped into the fields of every widget runs nothing on canvas, preview and page', async ({
  page,
  site,
  staff,
  browserErrors,
  signInAsOwner,
}) => {
  test.slow();
  browserErrors.expect(MISSING_IMAGES, REFUSED_INLINE, REFUSED_BASE);
  const id = await staff.createPage(SLUG, 'Σελίδα με διανύσματα', everyWidget);
  const effects = await recordEffects(page, () => true);
  await recordInsertedHandlers(page);
  await signInAsOwner();
  await openEditor(page, id);
  const canvas = page.frame({ url: CANVAS });
  if (!canvas) throw new Error('The editor has no canvas.');
  const listForeignEffects = () =>
    effects.filter((effect) => !isOwnFrame(effect) && !effect.startsWith(`${site.url}/`));

  const fields = page.getByRole('tabpanel', { name: 'Πεδία' });
  const closedItem = fields.locator('[data-item] > * > [aria-expanded=false]');
  const rows = getTree(page).locator('[data-kind=widget]');
  let typed = 0;
  for (const row of await rows.all()) {
    await row.click();
    await expect(row).toHaveAttribute('aria-selected', 'true');
    while (await closedItem.first().isVisible()) await closedItem.first().click();
    await expect(fields.locator('[aria-busy=true]')).toHaveCount(0);
    typed += await typeVectors(page);
    await dropVectors(page);
  }
  expect(typed).toBeGreaterThan(everyWidget.length);
  await expect(canvas.getByText(MARKUP).first()).toBeAttached();
  await expectNoInsertedHandlers(canvas);
  expect(await listActiveElements(canvas)).toEqual([]);
  await expectNoInsertedHandlers(page);
  expect(await listActiveElements(page, OWN_ELEMENTS)).toEqual([]);
  expect(listForeignEffects()).toEqual([]);

  await rows.first().press('Control+KeyS');
  await expect(page.getByText(/^Αποθηκεύτηκε \d/)).toBeVisible();
  const preview = await staff.createPreviewLink(id);
  for (const address of [preview, `/page/${SLUG}`]) {
    await test.step(address, async () => {
      if (address !== preview) await staff.publishDraft(id);
      await page.goto(address);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(MARKUP).first()).toBeAttached();
      await triggerHandlers(page);
      await expectNoInsertedHandlers(page);
      expect(await listActiveElements(page)).toEqual([]);
      expect(listForeignEffects()).toEqual([]);
    });
  }
});
