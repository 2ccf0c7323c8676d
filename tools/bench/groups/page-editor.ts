import { type Browser, expect, type Page } from '@playwright/test';
import { signInStaff } from '../browser/sign-in-staff.ts';
import { screens, startBrowser, withFreshPage } from '../browser/throttled-browser.ts';
import { budgets } from '../budgets.ts';
import { startApi, startGateway } from '../site.ts';
import { percentile } from '../statistics.ts';
import { formatWithUnit, type Row } from '../table.ts';

const WIDGETS = 300;
const WIDGETS_PER_SECTION = 30;
const KEYS = 60;
const KEY_PAUSE_MS = 80;
const DRAGS = 5;
const PERCENTILE = 95;
/** Page of the demo shop whose draft is measured. */
const PAGE = 1;

/** The page editor with 300 widgets: milliseconds from a key to the frame with its letter, and from a drag to its first frame. */
export async function benchPageEditor(): Promise<Row[]> {
  const api = await startApi();
  const gateway = await startGateway({ upstream: api.url });
  const browser = await startBrowser();
  try {
    const { keys, drags } = await measure(browser, gateway.url);
    const typing = percentile(keys, PERCENTILE);
    const dragging = Math.max(...drags);
    return [
      {
        label: `page editor, ${WIDGETS} widgets: key to paint, p${PERCENTILE}`,
        measured: formatWithUnit(typing, 'ms'),
        comparison: { value: typing, budget: budgets.editorKey },
      },
      {
        label: `page editor, ${WIDGETS} widgets: start of a drag, slowest of ${DRAGS}`,
        measured: formatWithUnit(dragging, 'ms'),
        comparison: { value: dragging, budget: budgets.editorDrag },
      },
    ];
  } finally {
    await browser.close();
    await gateway.stop();
    await api.stop();
  }
}

function measure(browser: Browser, site: string): Promise<{ keys: number[]; drags: number[] }> {
  return withFreshPage(browser, screens.desktop, async (page) => {
    await storeDraft(page, site, await signInStaff(page, site));
    await page.goto(`${site}/admin/pages/${PAGE}`);
    await expect(page.frameLocator('iframe').locator('[data-node-key]')).toHaveCount(
      WIDGETS + WIDGETS / WIDGETS_PER_SECTION,
      { timeout: 60_000 },
    );
    await page.waitForLoadState('networkidle');
    return { keys: await timeKeys(page), drags: await timeDrags(page) };
  });
}

/** Replaces the draft of the page by one with buttons and texts. */
async function storeDraft(page: Page, site: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const url = `${site}/api/drafts.php`;
  const response = await page.request.get(`${url}?action=get&kind=page&id=${PAGE}`, { headers });
  const { data } = (await response.json()) as { data: { version: string } };
  const sections = Array.from({ length: WIDGETS / WIDGETS_PER_SECTION }, (_section, section) => ({
    id: `s${section}`,
    widgets: Array.from({ length: WIDGETS_PER_SECTION }, (_widget, index) => {
      const id = `w${section}-${index}`;
      const at = { id, order: index + 1 };
      return index % 2 === 0
        ? { ...at, type: 'button', text: `Κουμπί ${id}`, url: '/shop' }
        : { ...at, type: 'text', content: `<p>Κείμενο ${id} με λίγες λέξεις, όπως σε μια σελίδα.</p>` };
    }),
  }));
  const saved = await page.request.put(url, {
    headers,
    data: { kind: 'page', id: PAGE, version: data.version, sections_el: sections, sections_en: [] },
  });
  if (!saved.ok()) throw new Error(`The draft cannot be saved: ${saved.status()} ${await saved.text()}`);
}

/** Types into the text of a button. */
async function timeKeys(page: Page): Promise<number[]> {
  await page.getByRole('treeitem', { name: 'Κουμπί w0-0' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Κείμενο', exact: true })).toBeFocused();
  await recordFrames(page, 'keydown');
  for (let typed = 0; typed < KEYS; typed += 1) {
    await page.keyboard.press('x');
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  const frames = await readFrames(page);
  await expect(page.frameLocator('iframe').getByText('x'.repeat(KEYS))).toBeVisible();
  return frames;
}

/** Drags the selected widget by its handle, without dropping it elsewhere. */
async function timeDrags(page: Page): Promise<number[]> {
  const handle = page.getByRole('toolbar', { name: /^Ενέργειες/ }).getByTitle('Σύρετε για μετακίνηση');
  const frames: number[] = [];
  for (let drag = 0; drag < DRAGS; drag += 1) {
    const box = await handle.boundingBox();
    if (!box) throw new Error('There is no handle.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await recordFrames(page, 'pointermove');
    // The first movement beyond the distance from which it is a drag.
    await page.mouse.move(x + 12, y + 12);
    const [first] = await readFrames(page);
    if (first !== undefined) frames.push(first);
    // Outside of the page, where nothing is dropped.
    await page.mouse.move(2, 2);
    await page.mouse.up();
  }
  return frames;
}

/** Records the time from each event of a type to the end of the frame that follows it. */
async function recordFrames(page: Page, type: 'keydown' | 'pointermove'): Promise<void> {
  await page.evaluate((eventType) => {
    const frames: number[] = [];
    const controller = new AbortController();
    window.addEventListener(
      eventType,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // A task that is queued during a frame runs after that frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => frames.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      },
      { capture: true, signal: controller.signal },
    );
    Object.assign(window, { benchFrames: { frames, stop: () => controller.abort() } });
  }, type);
}

async function readFrames(page: Page): Promise<number[]> {
  await page.waitForTimeout(2 * KEY_PAUSE_MS);
  return page.evaluate(() => {
    const { frames, stop } = (window as unknown as { benchFrames: { frames: number[]; stop: () => void } }).benchFrames;
    stop();
    return frames;
  });
}
