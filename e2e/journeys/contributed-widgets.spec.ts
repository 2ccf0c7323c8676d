import { getDeadline } from '../deadlines.ts';
import { addCountdown, COUNTDOWN, REMOTE, storedCountdown } from '../fixtures/countdown-remote.ts';
import { releaseTokens } from '../fixtures/installation.ts';
import { getCanvas, getRow, insertWithKeyboard, openEditor, publish } from '../fixtures/page-editor.ts';
import { SOON, test } from '../fixtures/releasing.ts';
import { expect } from '../fixtures/test.ts';

test.use({ shop: 'contributed-widgets' });

const ADDRESS = '/page/our-events';
/** Three releases, one of them with type check and unit tests, on an idle machine. */
const TIMEOUT_MS = 240_000;
const NOTICE = `Unknown widget type: ${COUNTDOWN}`;
const AFTER = 'Το κείμενο μετά';
const PAGE_FILE = `${REMOTE}/src/features/countdown/countdown-page.tsx`;
/** In browsers only: the threads of the server are shared with other tests. */
const PROTOTYPE_CHANGE =
  "if (typeof document === 'object') Object.defineProperty(Array.prototype, 'newest', { value: () => 0, configurable: true });\n";

test('a remote released into a running site adds a widget to its pages, and removes it when it is rolled back', async ({
  operator,
  newVisitor,
  page,
  signInAsOwner,
  staff,
  baseURL,
}) => {
  test.setTimeout(getDeadline(TIMEOUT_MS));
  const readPage = async () => (await fetch(`${baseURL}${ADDRESS}`)).text();
  const id = await staff.createPage('our-events', 'Οι εκδηλώσεις μας', [
    storedCountdown('c', 'Γιορτή των ματιών'),
    { id: 't', type: 'text', order: 2, content: `<p>${AFTER}</p>` },
  ]);
  const stored = await staff.getPageSections(id);
  await expect.poll(readPage, SOON).toContain(NOTICE);

  await operator.generateRemote(REMOTE);
  const before = await operator.release(REMOTE);

  await test.step('a release that changes a built-in prototype fails its smoke test', async () => {
    const component = [
      'export function CountdownPage()',
      `${PROTOTYPE_CHANGE}export function CountdownPage()`,
    ] as const;
    await operator.edit(PAGE_FILE, ...component);
    const failing = ['--version', `failing-${Date.now()}`, '--why', 'a shorter name'];
    const { code, text } = await operator.run('release', [REMOTE, ...failing], releaseTokens[REMOTE]);
    expect(text).toContain('was not released: its smoke test failed.');
    expect(text).toContain('- /countdown: the built-in Array.prototype.newest was added');
    expect(code).toBe(1);
    expect(await operator.list()).toMatch(
      new RegExp(`${REMOTE}\\s+${before}\\s+-\\s[\\s\\S]*rollback ${REMOTE} failing-.* smoke test: /countdown: `),
    );
    await operator.edit(PAGE_FILE, PROTOTYPE_CHANGE, '');
  });

  await addCountdown(operator);
  const version = await operator.releaseChecked(REMOTE, '--why', 'a countdown');
  const base = `/remotes/${REMOTE}/${version}/`;

  await test.step('the server renders it, with its styles', async () => {
    await expect.poll(readPage, SOON).not.toContain(NOTICE);
    const html = await readPage();
    expect(html).toContain('"rendered":true');
    expect(html).toContain('<h2>Γιορτή των ματιών</h2>');
    expect(html).toContain('σε 7 ημέρες');
    expect(html).toMatch(new RegExp(`<(?:style|link)[^>]*data-href="[^"]*${base}[^"]*\\.css"`));
    expect(html, 'text in its own column').toContain(AFTER);
  });

  await test.step('the browser hydrates it, in both languages', async () => {
    const visitor = await newVisitor();
    await visitor.goto(ADDRESS);
    await visitor.getByRole('button', { name: 'Υπενθύμιση' }).click();
    await expect(visitor.getByText('Θα σας το θυμίσουμε')).toBeVisible();
    await visitor.goto(`/en${ADDRESS}`);
    await expect(visitor.getByRole('button', { name: 'Remind me' })).toBeVisible();
  });

  await test.step('other pages load nothing of its remote', async () => {
    const visitor = await newVisitor();
    await visitor.goto('/about');
    const loaded = await visitor.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((url) => url.includes(`/remotes/${REMOTE}/`))).toEqual([]);
  });

  await test.step('its manifest describes it for the editor', async () => {
    const manifest = (await (await fetch(`${baseURL}${base}manifest.json`)).json()) as { widgets: unknown };
    expect(manifest.widgets).toEqual([
      expect.objectContaining({
        type: COUNTDOWN,
        icon: 'clock',
        fields: {
          title: { kind: 'text', default: '' },
          days: { kind: 'number', min: 0, max: 365, default: 7 },
          below: { kind: 'column', default: [] },
        },
        texts: {
          el: {
            label: 'Αντίστροφη μέτρηση',
            keywords: ['εκδήλωση', 'ημερομηνία'],
            fields: { title: 'Τίτλος', days: 'Ημέρες', below: 'Κάτω από τις ημέρες' },
          },
          en: {
            label: 'Countdown',
            keywords: ['event', 'date'],
            fields: { title: 'Title', days: 'Days', below: 'Below the days' },
          },
        },
      }),
    ]);
  });

  const editedId = await staff.createPage('edited-events', 'Η γιορτή', [
    storedCountdown('c', 'Γιορτή των ματιών'),
    { id: 't', type: 'text', order: 2, content: `<p>${AFTER}</p>` },
  ]);
  await signInAsOwner();

  await test.step('the editor inserts it and edits its fields with the labels of its remote', async () => {
    await openEditor(page, editedId);
    await getRow(page, 'Αντίστροφη μέτρηση: Γιορτή των ματιών').click();
    await page.getByRole('textbox', { name: 'Τίτλος', exact: true }).fill('Γιορτή της όρασης');
    await expect(getCanvas(page).locator('h2', { hasText: 'Γιορτή της όρασης' })).toBeVisible();
    await getRow(page, /^Αντίστροφη μέτρηση/).click();
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: 'Τίτλος, πάνω στη σελίδα' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(getCanvas(page).locator('h2', { hasText: 'Γιορτή της όρασης!' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getRow(page, 'Αντίστροφη μέτρηση: Γιορτή της όρασης')).toBeFocused();
    await getRow(page, `Κείμενο: ${AFTER}`).click();
    await insertWithKeyboard(page, 'εκδηλωση');
    await expect(getRow(page, 'Αντίστροφη μέτρηση').last()).toBeFocused();
    await page.keyboard.press('Control+KeyZ');
    await getRow(page, 'Κάτω από τις ημέρες').click();
    await insertWithKeyboard(page, 'κουμπι');
    await expect(getRow(page, 'Κουμπί')).toHaveAttribute('aria-level', '4');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Κείμενο', exact: true }).fill('Εισιτήρια');
    await page.getByRole('combobox', { name: 'Διεύθυνση' }).fill('/contact');
    await expect(getCanvas(page).getByText('Εισιτήρια')).toBeVisible();
    await publish(page, (button) => button.click());
    await expect.poll(async () => (await page.request.get('/page/edited-events')).text()).toContain('Εισιτήρια');
  });

  await operator.runOrFail('rollback', REMOTE);
  await expect.poll(readPage, SOON).toContain(NOTICE);
  const visitor = await newVisitor();
  await visitor.goto(ADDRESS);
  await expect(visitor.getByText(NOTICE)).toBeVisible();
  await expect(visitor.getByText(AFTER)).toBeVisible();
  expect(await operator.list()).toMatch(new RegExp(`rollback ${REMOTE} ${version} -> ${before}`));

  await test.step('the editor says that it is not available, moves it and keeps its data', async () => {
    await openEditor(page, editedId);
    await getRow(page, new RegExp(`^Άγνωστο στοιχείο «${COUNTDOWN}»`)).click();
    await expect(page.getByRole('alert')).toContainText(`Η εφαρμογή «${REMOTE}» που το προσφέρει δεν λειτουργεί τώρα.`);
    await expect(getCanvas(page).getByText(NOTICE)).toBeVisible();
    await page.getByRole('button', { name: 'Μετακίνηση κάτω' }).click();
    await publish(page, (button) => button.click());
    const [section] = await staff.getPageSections(editedId);
    expect(section?.widgets[1]).toEqual({
      ...storedCountdown('c', 'Γιορτή της όρασης'),
      order: 2,
      below: [expect.objectContaining({ type: 'button', text: 'Εισιτήρια', url: '/contact' })],
    });
  });

  expect(await staff.getPageSections(id), 'the data stays').toEqual(stored);
  await staff.savePageSections(id, stored);
  expect(await staff.getPageSections(id), 'and is saved unchanged').toEqual(stored);
});

test('a widget that throws shows a notice on its page, and the rest of the page works', async ({
  operator,
  newVisitor,
  staff,
  baseURL,
}) => {
  await staff.createPage('broken-event', 'Μια εκδήλωση', [
    storedCountdown('c', 'Χάλασε'),
    { id: 't', type: 'text', order: 2, content: `<p>${AFTER}</p>` },
  ]);
  await operator.generateRemote(REMOTE);
  await addCountdown(operator, "throw new Error('broken by the operator');");
  await operator.release(REMOTE);
  const readPage = async () => (await fetch(`${baseURL}/page/broken-event`)).text();
  await expect.poll(readPage, SOON).not.toContain(NOTICE);
  const html = await readPage();
  expect(html, 'the page without the widget is rendered').toContain('"rendered":true');
  expect(html).toContain(AFTER);

  const visitor = await newVisitor({
    allowedErrors: /broken by the operator|server could not finish|Hydration mismatch/,
  });
  await visitor.goto('/page/broken-event');
  await expect(visitor.getByText('Αυτό το μέρος της σελίδας δεν μπορεί να εμφανιστεί.')).toBeVisible();
  await expect(visitor.getByText(AFTER)).toBeVisible();
});

test('a remote cannot take a type of the page builder or of another remote', async ({ operator }) => {
  await operator.generateRemote(REMOTE);
  await addCountdown(operator);
  for (const type of ['text', 'mfe-blog/countdown']) {
    await operator.edit(`${REMOTE}/src/remote.ts`, `type: '${COUNTDOWN}'`, `type: '${type}' as never`);
    const { code, text } = await operator.run(
      'release',
      [REMOTE, '--version', `taken-${Date.now()}`, '--skip-checks', '--why', 'checks take long'],
      releaseTokens[REMOTE],
    );
    expect(code).toBe(1);
    expect(text).toContain(`the widget "${type}" must be called "${REMOTE}/" and a name`);
    await operator.edit(`${REMOTE}/src/remote.ts`, `type: '${type}' as never`, `type: '${COUNTDOWN}'`);
  }
});
