import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importProducts } from '../../domain/catalogue/product-files/import-products.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { readCsv } from '../../text/csv.ts';

const { aegean, sunny, reader } = productIds;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  const folder = join(api.dataDir, 'uploads', 'products');
  await mkdir(folder, { recursive: true });
  for (const name of ['aegean-02-1.jpg', 'aegean-02-2.jpg']) await writeFile(join(folder, name), 'an image');
});
afterEach(() => api.close());

const exportFile = async (language = 'el', query = '') =>
  (await api.request(`products.php?action=export&lang=${language}${query}`, { token })).body.data;
const importText = (csv: string, more: object = {}, language = 'el') =>
  api.request(`products.php?action=import&lang=${language}`, { token, body: { csv, ...more } });
const importRows = async (csv: string, more: object = {}, language = 'el') =>
  (await importText(csv, more, language)).body.data;
const readEdited = async (id: number) =>
  (await api.request(`products.php?action=admin-get&id=${id}`, { token })).body.data;
const readAll = () => api.db.selectFrom('products').selectAll().orderBy('id').execute();
const update = (body: object) => api.request('products.php', { method: 'PUT', token, body });

async function importBytes(bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', new Blob([bytes]), 'products.csv');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${api.url}/backend/api/products.php?action=import`, { method: 'POST', headers, body });
  return { status: response.status, body: await response.json() };
}

/** Greek letters as Windows-1253 encodes them. */
const toWindows1253 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 0x80 ? code : code - 0x2d0;
  });

describe('an export', () => {
  test.each(['el', 'en'])('in %s can be imported unchanged, and changes nothing', async (language) => {
    const texts = {
      short_description_el: '=1+1',
      short_description_en: '\'=quoted; "twice"',
      description_el: '<p>Γραμμή</p>\n<p>άλλη</p>',
    };
    const addon = { name_el: 'Θήκη', name_en: 'Case', price: 5, status: 'published', product_ids: [aegean, sunny] };
    await api.request('product-addons.php', { token, body: addon });
    await update({ id: aegean, ...texts, status: 'draft', publish_at: '2099-01-01T10:00:00Z' });
    await update({ id: sunny, colour_el: 'Μελί', colour_en: 'Honey', lens_width: 52 });
    const before = await readAll();
    const { csv, count, is_complete, filename } = await exportFile(language);
    expect({ count, is_complete, filename }).toEqual({
      count: 5,
      is_complete: true,
      filename: expect.stringMatching(/^products-\d{4}-\d\d-\d\d\.csv$/),
    });
    for (const dry_run of [true, false]) {
      const { status, body } = await importText(csv, { dry_run }, language);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ ignored_columns: [], rows: [] });
      expect(body.data.counts).toEqual({ rows: 5, new: 0, changed: 0, unchanged: 5, errors: 0, written: 0 });
    }
    expect((await importText(csv)).body.message).toBe('Δεν άλλαξε τίποτα: το αρχείο έχει ό,τι και το κατάστημα.');
    expect(await readAll()).toEqual(before);
  });

  test('has the spreadsheet format of its language and the products that the filter matches', async () => {
    const greek = [...readCsv((await exportFile('el', '&brand=boreas&sort=price&order=ASC')).csv, ';')];
    expect(greek.map(([id, sku, slug, name]) => [id, sku, slug, name])).toEqual([
      ['ID', 'Κωδικός (SKU)', 'Διεύθυνση (slug)', 'Όνομα (ελληνικά)'],
      ['4', 'SOLUTION-360', 'solution-360', 'Υγρό 360ml'],
      ['2', 'SUNNY-01', 'sunny-01', 'Γυαλιά ήλιος'],
    ]);
    expect(greek[2]).toEqual(expect.arrayContaining(['sunglasses', 'boreas', 'Γυαλιά ηλίου', '120,00', '89,90', '24']));
    expect(greek[2]).toEqual(
      expect.arrayContaining([
        'Δημοσιευμένο',
        'Όχι',
        'sunny-01-1.jpg | sunny-01-2.jpg | sunny-01-3.jpg | sunny-01-4.jpg',
      ]),
    );
    const english = [...readCsv((await exportFile('en', '&search=sunny')).csv, ',')];
    expect(english[1]).toEqual(expect.arrayContaining(['Sunglasses', '120.00', '89.90', 'Published', 'No']));
  });
});

test('a dry run reports each change and writes nothing; the import then makes the same changes', async () => {
  const csv = [
    'SKU;Όνομα (ελληνικά);name_en;Κατηγορία;Μάρκα;Είδος;Τιμή;Τιμή προσφοράς;Απόθεμα;Προμηθευτής',
    'AEGEAN-02;Αιγαίο 2;Aegean 02;Σκελετοί;aegean;frame;45,5;;12;Κύμα ΑΕ',
    'WAVE-1;Κύμα;Wave;Sunglasses;BOREAS;Γυαλιά ηλίου;1.129,90;99;;',
    'READER-01;Ζέφυρος;Zephyr;frames;Aegean;Optical frame;19,99;;10;',
  ].join('\n');
  const before = await readAll();
  const { data, message } = (await importText(csv, { dry_run: true })).body;
  expect(message).toContain('1 νέα, 1 με αλλαγές, 1 χωρίς αλλαγές, 0 με λάθη');
  expect(data).toMatchObject({ dry_run: true, ignored_columns: ['Προμηθευτής'], file: { separator: ';' } });
  expect(data.counts).toEqual({ rows: 3, new: 1, changed: 1, unchanged: 1, errors: 0, written: 0 });
  expect(data.rows[0]).toEqual({
    row: 2,
    status: 'changed',
    is_written: false,
    id: aegean,
    sku: 'AEGEAN-02',
    name: 'Αιγαίο 2',
    errors: [],
    changes: [
      { field: 'name_el', column: 'Όνομα (ελληνικά)', before: 'Αιγαίο 02', after: 'Αιγαίο 2' },
      { field: 'price', column: 'Τιμή', before: '50,00', after: '45,50' },
      { field: 'stock', column: 'Απόθεμα', before: '10', after: '12' },
    ],
  });
  expect(data.rows[1]).toMatchObject({ row: 3, status: 'new', id: null, sku: 'WAVE-1', name: 'Κύμα' });
  expect(data.rows[1].changes).toContainEqual({ field: 'price', column: 'Τιμή', before: '', after: '1129,90' });
  expect(await readAll()).toEqual(before);

  const done = (await importText(csv)).body;
  expect(done.message).toBe('Η εισαγωγή ολοκληρώθηκε: αποθηκεύτηκαν 2 προϊόντα, 0 γραμμές έχουν λάθη.');
  const rows = done.data.rows as { id: number; is_written: boolean; changes: object[] }[];
  expect(rows.map(({ changes }) => changes)).toEqual(data.rows.map((row: { changes: object[] }) => row.changes));
  expect(rows.every((row) => row.is_written)).toBe(true);
  expect(await readEdited(aegean)).toMatchObject({ name_el: 'Αιγαίο 2', price: 45.5, stock: 12 });
  expect(await readEdited(rows[1]?.id ?? 0)).toMatchObject({
    ...{ slug: 'kyma', sku: 'WAVE-1', category_id: 2, brand_id: 2, product_type: 'sunglasses', price: 1129.9 },
    ...{ sale_price: 99, vat_rate: 24, stock: 0, status: 'draft' },
  });
  expect((await api.request('products.php?search=αιγαιο 2')).body.meta.total).toBe(1);
  expect((await importRows(csv)).counts).toMatchObject({ unchanged: 3, changed: 0, new: 0, written: 0 });
});

/** A cell of AEGEAN-02 in a column, and the field's value after the import. */
test.each<[heading: string, cell: string, field: string, value: unknown]>([
  ['name_en', '"Line; with, ""marks"""', 'name_en', 'Line; with, "marks"'],
  ['short_description_el', '"Δύο\r\nγραμμές"', 'short_description_el', 'Δύο\nγραμμές'],
  ['DESCRIPTION_EL', '"<p onclick=""x()"">Ναι</p><script>alert(1)</script>"', 'description_el', '<p>Ναι</p>'],
  ['short description (greek)', `"'=SUM(A1)"`, 'short_description_el', '=SUM(A1)'],
  ['ΠΕΡΙΓΡΑΦΗ (ΕΛΛΗΝΙΚΑ)', '', 'description_el', ''],
  ['Πλατος  φακου (mm)', '52', 'lens_width', 52],
  ['lens_width', '', 'lens_width', null],
  ['Ύψος φακού (mm)', '33', 'lens_height', 33],
  ['frame width (mm)', '138', 'frame_width', 138],
  ['Βάρος (g)', '17', 'weight', 17],
  ['frame_type', 'Με μισό στεφάνι', 'frame_type', 'half-rim'],
  ['frame type', 'half-rim', 'frame_type', 'half-rim'],
  ['ΕΠΙΡΡΙΝΙΑ', 'adjustable', 'nose_pads', 'adjustable'],
  ['gender', 'γυναικεια', 'gender', 'women'],
  ['Age', 'Children', 'age_group', 'children'],
  ['age_group', '', 'age_group', null],
  ['uv_category', '3', 'uv_category', 3],
  ['polarised lenses', 'Ναι', 'polarised', 1],
  ['price', '39', 'price', 39],
  ['price', '39.9', 'price', 39.9],
  ['price', '€ 1.039,90', 'price', 1039.9],
  ['price', '1,039.90', 'price', 1039.9],
  ['sale_price', '20', 'sale_price', 20],
  ['vat_rate', '13%', 'vat_rate', 13],
  ['featured', 'Όχι', 'featured', 0],
  ['featured', '0', 'featured', 0],
  ['Κατάσταση', 'ΠΡΟΧΕΙΡΟ', 'status', 'draft'],
  ['status', 'archived', 'status', 'archived'],
  ['product_type', 'reading glasses', 'product_type', 'reading'],
  ['category', 'γυαλια ηλιου', 'category_id', 2],
  ['brand', 'boreas', 'brand_id', 2],
  ['slug', 'wave', 'slug', 'wave'],
  ['slug', '', 'slug', 'aegean-02'],
  ['images', 'aegean-02-2.jpg | aegean-02-1.jpg', 'gallery_images', ['aegean-02-2.jpg', 'aegean-02-1.jpg']],
  ['images', '', 'gallery_images', []],
])('%s: %j becomes %s: %j', async (heading, cell, field, value) => {
  const data = await importRows(`sku;${heading};;\r\n\r\nAEGEAN-02;${cell};;\r\n;;;\r\n`);
  expect(data).toMatchObject({ ignored_columns: [], counts: { errors: 0, rows: 1 } });
  expect(await readEdited(aegean)).toMatchObject({ [field]: value });
});

test('add-ons are written and read by their slugs', async () => {
  const addon = { name_el: 'Θήκη', name_en: 'Case', price: 5, status: 'published' };
  const links = [[sunny], [sunny, reader], []];
  for (const product_ids of links) await api.request('product-addons.php', { token, body: { ...addon, product_ids } });
  await importRows('sku;addons\nAEGEAN-02;thiki | thiki-2');
  expect((await readEdited(aegean)).addon_ids).toEqual([1, 2]);
  const [headings = [], row = []] = readCsv((await exportFile('el', '&search=aegean 02')).csv, ';');
  expect(row[headings.indexOf('Πρόσθετα')]).toBe('thiki | thiki-2');
  const refused = await importRows('sku;addons\nAEGEAN-02;thiki-3\nREADER-01;box');
  expect(
    refused.rows.map(({ errors }: { errors: { message: string }[] }) => errors.map(({ message }) => message)),
  ).toEqual([['Αυτό το πρόσθετο προσφέρεται ήδη με όλα τα προϊόντα.'], ['Δεν υπάρχει πρόσθετο «box».']]);
});

const NEW = 'name_el;name_en;category;brand;product_type;price';
const WAVE = 'Κύμα;Wave;frames;aegean;frame;10';

/** Files, and the errors of their rows: row, column and message. */
test.each<[what: string, csv: string, expected: [row: number, field: string | null, message: string][]]>([
  [
    'every error of a row',
    'sku;price;sale_price;vat_rate;category;brand;shape_en;stock\nAEGEAN-02;1.234;60;23;hats;;;-1',
    [
      [2, 'category', 'Δεν υπάρχει κατηγορία «hats».'],
      [2, 'brand', 'Συμπληρώστε αυτό το πεδίο.'],
      [2, 'price', 'Γράψτε έναν αριθμό χωρίς διαχωριστικό χιλιάδων, για παράδειγμα 1234,50.'],
      [2, 'vat_rate', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
      [2, 'stock', 'Γράψτε έναν αριθμό από 0 έως 1000000.'],
      [2, 'sale_price', 'Η τιμή προσφοράς πρέπει να είναι μικρότερη από την αρχική τιμή.'],
      [2, 'shape_en', 'Συμπληρώστε το και στις δύο γλώσσες ή σε καμία.'],
    ],
  ],
  [
    'what a new product needs',
    'sku;name_el;price\nWAVE-1;Κύμα;',
    [
      [2, 'name_en', 'Συμπληρώστε αυτό το πεδίο.'],
      [2, 'category', 'Συμπληρώστε αυτό το πεδίο.'],
      [2, 'brand', 'Συμπληρώστε αυτό το πεδίο.'],
      [2, 'product_type', 'Συμπληρώστε αυτό το πεδίο.'],
      [2, 'price', 'Συμπληρώστε αυτό το πεδίο.'],
    ],
  ],
  [
    'an SKU twice in the file',
    `sku;${NEW}\nWAVE-1;${WAVE}\n\nWAVE-1;${WAVE}`,
    [
      [2, 'sku', 'Το ίδιο υπάρχει και στη γραμμή 4.'],
      [4, 'sku', 'Το ίδιο υπάρχει και στη γραμμή 2.'],
    ],
  ],
  [
    'a product twice in the file',
    'id;sku;price\n1;;40\n;AEGEAN-02;41',
    [
      [2, 'id', 'Το ίδιο υπάρχει και στη γραμμή 3.'],
      [3, 'id', 'Το ίδιο υπάρχει και στη γραμμή 2.'],
    ].map(([row, field, message]) => [Number(row), String(field), String(message)]),
  ],
  ['the SKU of another product', 'id;sku\n1;SUNNY-01', [[2, 'sku', 'Ένα άλλο προϊόν έχει ήδη αυτόν τον κωδικό.']]],
  [
    'the address of another product',
    'sku;slug\nAEGEAN-02;sunny-01\nREADER-01;Not a slug',
    [
      [2, 'slug', 'Υπάρχει ήδη άλλη εγγραφή με αυτή τη διεύθυνση.'],
      [3, 'slug', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
    ],
  ],
  ['an ID that does not exist', 'id;sku\n999;AEGEAN-02', [[2, 'id', 'Δεν υπάρχει προϊόν με αυτό το ID.']]],
  [
    'rows of another length',
    'id;sku;price\n1;AEGEAN-02\n2;SUNNY-01;30;extra\n3;READER-01;30;;',
    [
      [2, null, 'Η γραμμή έχει 2 κελιά, ενώ οι επικεφαλίδες είναι 3.'],
      [3, null, 'Η γραμμή έχει 4 κελιά, ενώ οι επικεφαλίδες είναι 3.'],
    ],
  ],
  [
    'an image that is not stored',
    'sku;images\nAEGEAN-02;a.jpg',
    [[2, 'images', 'Δεν υπάρχει εικόνα προϊόντος «a.jpg».']],
  ],
  ['neither yes nor no', 'sku;featured\nAEGEAN-02;ίσως', [[2, 'featured', 'Γράψτε «ναι» ή «όχι».']]],
  [
    'a name that is too long',
    `sku;name_en\nAEGEAN-02;${'x'.repeat(161)}`,
    [[2, 'name_en', 'Γράψτε το πολύ 160 χαρακτήρες.']],
  ],
  [
    'a time that has passed',
    'sku;status;publish_at\nAEGEAN-02;draft;2020-01-01T10:00:00Z',
    [[2, 'publish_at', 'Διαλέξτε μια ώρα στο μέλλον.']],
  ],
])('%s: nothing is written', async (_what, csv, expected) => {
  const before = await readAll();
  const { status, body } = await importText(csv);
  expect(status).toBe(200);
  const errors = body.data.rows.flatMap(
    ({ row, errors: list }: { row: number; errors: { field: string; message: string }[] }) =>
      list.map(({ field, message }) => [row, field, message]),
  );
  expect(errors).toEqual(expected);
  expect(body.data.counts).toMatchObject({ written: 0, errors: new Set(expected.map(([row]) => row)).size });
  expect(body.message).toMatch(/^Δεν αποθηκεύτηκε τίποτα/);
  expect(await readAll()).toEqual(before);
});

test('errors are in the language of the request, and valid rows are written on request', async () => {
  const csv = 'sku,price\nAEGEAN-02,cheap\nSUNNY-01,110\nREADER-01,-1\nRARE-01,150';
  const stopped = await importRows(csv, {}, 'en');
  expect(stopped.rows[0].errors).toEqual([
    {
      field: 'price',
      column: 'Price',
      message: 'Write a number without a separator of thousands, for example 1234.50.',
    },
  ]);
  expect(stopped.counts).toEqual({ rows: 4, new: 0, changed: 2, unchanged: 0, errors: 2, written: 0 });
  const skipped = await importRows(csv, { on_error: 'skip' }, 'en');
  expect(skipped.counts).toEqual({ rows: 4, new: 0, changed: 2, unchanged: 0, errors: 2, written: 2 });
  const prices = await Promise.all([aegean, sunny, reader, productIds.rare].map(readEdited));
  expect(prices.map(({ price }) => price)).toEqual([50, 110, 19.99, 150]);
});

describe('a product that changed after the export', () => {
  /** Replaces a cell of AEGEAN-02 in an export. */
  const edit = (csv: string, from: string, to: string) =>
    csv
      .split('\r\n')
      .map((line) => (line.includes('AEGEAN-02') ? line.replace(from, to) : line))
      .join('\r\n');

  test('is not overwritten', async () => {
    const { csv } = await exportFile();
    await update({ id: aegean, name_en: 'Wave' });
    const data = await importRows(edit(csv, '"50,00"', '"45,00"'));
    expect(data.rows).toMatchObject([
      { row: expect.any(Number), sku: 'AEGEAN-02', status: 'error', errors: [{ field: 'version' }] },
    ]);
    expect(await readEdited(aegean)).toMatchObject({ name_en: 'Wave', price: 50 });
  });

  test('does not restore sold stock', async () => {
    const { csv } = await exportFile();
    await sendOrder(api, await orderRequest(api, [{ product_id: aegean, quantity: 3 }]));
    expect((await importRows(csv)).counts).toMatchObject({ unchanged: 5, written: 0 });
    expect((await importRows(edit(csv, '"50,00"', '"45,00"'))).counts).toMatchObject({ changed: 1, written: 1 });
    expect(await readEdited(aegean)).toMatchObject({ price: 45, stock: 7 });
  });

  test('is not restocked with an old number', async () => {
    const { csv } = await exportFile();
    await sendOrder(api, await orderRequest(api, [{ product_id: aegean, quantity: 3 }]));
    const data = await importRows(edit(csv, '"10"', '"15"'));
    expect(data.rows[0].errors).toEqual([
      {
        field: 'stock',
        column: 'Απόθεμα',
        message: 'Μετά την εξαγωγή του αρχείου το απόθεμα άλλαξε από 10 σε 7. Εξαγάγετέ το ξανά.',
      },
    ]);
    expect((await readEdited(aegean)).stock).toBe(7);
  });
});

describe('an uploaded file', () => {
  const csv = 'sku;Όνομα (ελληνικά)\r\nAEGEAN-02;Κύμα\r\n';

  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['UTF-8', new TextEncoder().encode(csv), 'utf-8'],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${csv}`), 'utf-8'],
    ['Windows-1253', toWindows1253(csv), 'windows-1253'],
    ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${csv}`, 'utf16le')), 'utf-16le'],
  ])('in %s is read', async (_what, bytes, encoding) => {
    const dry = await importBytes(bytes, { dry_run: 'true' });
    expect(dry.body.data).toMatchObject({ dry_run: true, file: { encoding, separator: ';' }, counts: { changed: 1 } });
    expect((await readEdited(aegean)).name_el).toBe('Αιγαίο 02');
    expect((await importBytes(bytes)).body.data.counts).toMatchObject({ changed: 1, written: 1 });
    expect((await readEdited(aegean)).name_el).toBe('Κύμα');
  });

  test.each([
    ['sku,price\nAEGEAN-02,45.5', ','],
    ['sku\tprice\nAEGEAN-02\t"45,5"', '\t'],
    ['sku;price\nAEGEAN-02;45,5', ';'],
  ])('%j is separated by %j', async (text, separator) => {
    const { body } = await importBytes(new TextEncoder().encode(text));
    expect(body.data.file.separator).toBe(separator);
    expect((await readEdited(aegean)).price).toBe(45.5);
  });

  test.each<[string, string, string]>([
    ['nothing', '', 'Το αρχείο δεν περιέχει προϊόντα.'],
    ['headings only', 'sku;price\n\n', 'Το αρχείο δεν περιέχει προϊόντα.'],
    [
      'a workbook',
      'PK\u0003\u0004...',
      'Αυτό είναι αρχείο υπολογιστικού φύλλου. Αποθηκεύστε το ως CSV και στείλτε εκείνο.',
    ],
    ['no key', 'name_el;price\nΚύμα;3', 'Το αρχείο δεν έχει στήλη με τον κωδικό (SKU) ή το ID των προϊόντων.'],
    ['a column twice', 'sku;price;Τιμή\nAEGEAN-02;3;4', 'Δύο στήλες έχουν την επικεφαλίδα «Τιμή».'],
    ['too many rows', `sku\n${'A\n'.repeat(10_001)}`, 'Το αρχείο έχει πάρα πολλές γραμμές. Το όριο είναι 10000.'],
  ])('with %s is refused', async (_what, text, message) => {
    const { status, body } = await importBytes(new TextEncoder().encode(text));
    expect([status, body.errors]).toEqual([422, { file: message }]);
  });

  test('is needed', async () => {
    const { status, body } = await api.request('products.php?action=import', { token, body: {} });
    expect([status, body.message]).toEqual([422, 'Επιλέξτε ένα αρχείο για αποστολή.']);
  });
});

test('a file that takes too long for one request continues with the next one', async () => {
  const rows = Array.from({ length: 60 }, (_none, index) => `N-${index};Νέο ${index};New;frames;aegean;frame;10`);
  const csv = [`sku;${NEW}`, ...rows].join('\n');
  const user = { id: 1, name: '', email: ADMIN, role: 'admin', must_change_password: false } as const;
  const wanted = { source: csv, editor: { user, language: 'el' }, config: { DATA_DIR: api.dataDir } } as const;
  const first = await importProducts(api.db, { ...wanted, dry_run: false, on_error: 'stop', maxMs: 0 });
  expect(first.is_complete).toBe(false);
  expect(first.counts).toMatchObject({ new: 60, errors: 0, written: 50 });
  const second = await importRows(csv);
  expect(second).toMatchObject({ is_complete: true, counts: { new: 10, unchanged: 50, written: 10 } });
});

test('ten thousand rows leave time for other requests', async () => {
  const count = 10_000;
  const rows = Array.from(
    { length: count },
    (_none, index) => `N-${index};Νέο ${index};New ${index};frames;aegean;frame;${(index % 90) + 10}`,
  );
  const csv = [`sku;${NEW}`, ...rows].join('\n');
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const { body } = await importBytes(new TextEncoder().encode(csv), { dry_run: '1' });
  clearInterval(timer);
  expect(body.data.counts).toMatchObject({ rows: count, new: count, errors: 0 });
  expect(turns).toBeGreaterThan(MIN_TURNS);
});

/** Fewer than the batches of rows, which all take longer than the timer's interval. */
const MIN_TURNS = 50;
