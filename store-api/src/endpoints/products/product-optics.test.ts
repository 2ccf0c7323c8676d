import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { readCsv } from '../../text/csv.ts';

const { reader, aegean, sunny } = productIds;

const matrix = {
  wear_schedule: 'monthly',
  box_size: 3,
  ranges: [
    {
      ...{ base_curves: [8.7], diameters: [14.5], powers: [-0.5, -0.75, -1, -1.5] },
      ...{ cylinders: [-0.75], axes: [10, 20, 30], additions: [], colours: [] },
    },
  ],
};
const matrixText = 'monthly 3 | BC 8.7 DIA 14.5 PWR -0.5:-1:0.25 -1.5 CYL -0.75 AX 10:30:10';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const read = async (id: number) => (await api.request(`products.php?action=admin-get&id=${id}`, { token })).body.data;
async function update(id: number, fields: object) {
  const { version } = await read(id);
  return api.request('products.php', { method: 'PUT', token, body: { id, version, ...fields } });
}
const countByStrength = (...strengths: [strength: number, stock: number][]) =>
  update(reader, { product_type: 'reading', strengths: strengths.map(([strength, stock]) => ({ strength, stock })) });
const exportRow = async (sku: string) => {
  const { csv } = (await api.request('products.php?action=export&lang=en', { token })).body.data;
  const [headings = [], ...rows] = readCsv(csv, ',');
  const row = rows.find((cells) => cells[1] === sku) ?? [];
  return Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? '']));
};
const importCells = (cells: Record<string, string>) => {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const csv = [Object.keys(cells), Object.values(cells)].map((row) => row.map(quote).join(',')).join('\n');
  return api.request('products.php?action=import&lang=en', { token, body: { csv } });
};

describe('the variants of contact lenses', () => {
  test('are stored, copied, shown to visitors and written to the audit log as a line', async () => {
    expect((await update(aegean, { product_type: 'contact-lens', lens_matrix: matrix })).status).toBe(200);
    expect((await read(aegean)).lens_matrix).toEqual(matrix);
    expect((await api.request('products.php?action=get&slug=aegean-02')).body.data.lens_matrix).toEqual(matrix);
    const copy = await api.request('products.php?action=duplicate', { token, body: { id: aegean } });
    expect((await read(copy.body.data.id)).lens_matrix).toEqual(matrix);
    const log = await api.request(`audit-log.php?action=record&resource=products&record_id=${aegean}`, { token });
    expect(log.body.data[0].changes.lens_matrix).toEqual([null, matrixText]);
    expect((await update(aegean, { lens_matrix: null })).status).toBe(200);
    expect((await read(aegean)).lens_matrix).toBeNull();
  });

  test.each([
    ['for a frame', sunny, matrix, 'lens_matrix'],
    [
      'without a power',
      aegean,
      { ...matrix, ranges: [{ ...matrix.ranges[0], powers: [] }] },
      'lens_matrix.ranges.0.powers',
    ],
    [
      'with axes but no cylinder',
      aegean,
      { ...matrix, ranges: [{ ...matrix.ranges[0], cylinders: [] }] },
      'lens_matrix.ranges.0.axes',
    ],
    [
      'with a power that nobody makes',
      aegean,
      { ...matrix, ranges: [{ ...matrix.ranges[0], powers: [0.1] }] },
      'lens_matrix.ranges.0.powers.0',
    ],
  ])('%s are refused', async (_, id, lensMatrix, field) => {
    const type = id === aegean ? { product_type: 'contact-lens' } : {};
    const { status, body } = await update(id, { ...type, lens_matrix: lensMatrix });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test('are a column of files, which is imported unchanged, changed and refused', async () => {
    await update(aegean, { product_type: 'contact-lens', lens_matrix: matrix });
    const row = await exportRow('AEGEAN-02');
    expect(row['Contact lens variants']).toBe(matrixText);
    expect((await importCells(row)).body.data.counts).toMatchObject({ unchanged: 1, changed: 0, errors: 0 });
    const changed = { ...row, 'Contact lens variants': 'daily 30 | BC 8.6 DIA 14.2 PWR -1:1:0.5' };
    expect((await importCells(changed)).body.data.counts).toMatchObject({ changed: 1, written: 1 });
    expect((await read(aegean)).lens_matrix).toMatchObject({
      box_size: 30,
      ranges: [{ powers: [-1, -0.5, 0, 0.5, 1] }],
    });
    const wrong = { ...(await exportRow('AEGEAN-02')), 'Contact lens variants': 'every power' };
    expect((await importCells(wrong)).body.data.rows[0].errors).toMatchObject([{ field: 'lens_matrix' }]);
  });
});

describe('the stock of reading glasses by strength', () => {
  test('is the stock of the product, also after a change, a sale and a removed strength', async () => {
    expect((await countByStrength([1.5, 4], [1, 2])).status).toBe(200);
    expect(await read(reader)).toMatchObject({
      stock: 6,
      strengths: [
        { strength: 1, stock: 2 },
        { strength: 1.5, stock: 4 },
      ],
    });
    const item = { product_id: reader, quantity: 1, configuration: { kind: 'reading-strength', strength: 1.5 } };
    expect((await sendOrder(api, await orderRequest(api, [item]))).status).toBe(200);
    // A delivery that was counted before the sale.
    const strengths = [{ strength: 1 }, { strength: 1.5, stock_change: 10 }, { strength: 2, stock: 1 }];
    expect((await update(reader, { strengths, stock_reason: 'delivery' })).status).toBe(200);
    expect((await read(reader)).strengths.map(({ stock }: { stock: number }) => stock)).toEqual([2, 13, 1]);
    expect((await read(reader)).stock).toBe(16);
    expect((await update(reader, { strengths: [{ strength: 1 }] })).status).toBe(200);
    expect(await read(reader)).toMatchObject({ stock: 2, strengths: [{ strength: 1, stock: 2 }] });
    expect((await update(reader, { strengths: [] })).status).toBe(200);
    expect(await read(reader)).toMatchObject({ stock: 2, strengths: [] });
    const history = (await api.request(`products.php?action=history&id=${reader}`, { token })).body.data.stock;
    expect(history.map(({ change, stock }: { change: number; stock: number }) => [change, stock])).toEqual([
      [-14, 2],
      [11, 16],
      [-1, 5],
      [-4, 6],
    ]);
  });

  test.each([
    ['an absolute stock', { stock: 9 }, 'stock'],
    ['a change of the stock', { stock_change: 1 }, 'stock_change'],
    ['a stock that is not the sum', { stock: 9, strengths: [{ strength: 1, stock: 8 }] }, 'stock'],
    ['another type', { product_type: 'frame' }, 'strengths'],
  ])('refuses %s', async (_, fields, field) => {
    await countByStrength([1, 2], [1.5, 4]);
    const { status, body } = await update(reader, fields);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await read(reader)).toMatchObject({ stock: 6, product_type: 'reading' });
  });

  test('refuses more pieces than there are, the same strength twice, and other products', async () => {
    await countByStrength([1, 2]);
    const tooMany = await update(reader, { strengths: [{ strength: 1, stock_change: -3 }] });
    expect(tooMany).toMatchObject({ status: 409, body: { message: 'Ο βαθμός 1 έχει μόνο 2 τεμάχια.' } });
    expect((await update(reader, { strengths: [{ strength: 1 }, { strength: 1 }] })).status).toBe(422);
    expect((await update(sunny, { strengths: [{ strength: 1, stock: 1 }] })).body.errors).toHaveProperty('strengths');
    expect((await update(reader, { stock: 2, name_en: 'Zephyr' })).status).toBe(200);
  });

  test('refuses bulk changes of the stock, row by row', async () => {
    await countByStrength([1, 2]);
    const change = { target: { ids: [reader, sunny] }, change: { kind: 'add_stock', amount: 5 }, preview: false };
    const { body } = await api.request('products.php?action=bulk', { token, body: change });
    expect(body.data.done.map(({ id }: { id: number }) => id)).toEqual([sunny]);
    expect(body.data.refused).toMatchObject([{ id: reader, message: expect.stringContaining('ανά βαθμό') }]);
    expect((await read(reader)).stock).toBe(2);
  });

  test('is created with the product, and copied without pieces', async () => {
    const { category_id, brand_id, vat_rate } = await read(reader);
    const fields = { name_el: 'Νέα', name_en: 'New', sku: 'NEW', price: 20, product_type: 'reading' };
    const strengths = [{ strength: 2, stock: 3 }];
    const body = { ...fields, category_id, brand_id, vat_rate, strengths };
    expect((await api.request('products.php', { token, body: { ...body, stock: 5 } })).body.errors).toHaveProperty(
      'stock',
    );
    const { id } = (await api.request('products.php', { token, body })).body.data;
    expect(await read(id)).toMatchObject({ stock: 3, strengths });
    const copy = await api.request('products.php?action=duplicate', { token, body: { id } });
    expect(await read(copy.body.data.id)).toMatchObject({ stock: 0, strengths: [{ strength: 2, stock: 0 }] });
  });

  test('is a column of files: sales after the export are not lost, and the plain stock cannot be changed', async () => {
    await countByStrength([1, 2], [1.5, 4]);
    const row = await exportRow('READER-01');
    expect(row).toMatchObject({ Stock: '6', 'Stock by strength': '1.00=2 | 1.50=4' });
    const ofStock = await importCells({ ...row, Stock: '9' });
    expect(ofStock.body.data.rows[0].errors).toMatchObject([{ field: 'stock' }]);
    const changed = { ...row, 'Stock by strength': '1.00=2 | 1.50=3 | 2.00=1' };
    expect((await importCells(changed)).body.data.counts).toMatchObject({ changed: 1, written: 1 });
    expect((await read(reader)).stock).toBe(6);
    const item = { product_id: reader, quantity: 1, configuration: { kind: 'reading-strength', strength: 1.5 } };
    const before = await exportRow('READER-01');
    await sendOrder(api, await orderRequest(api, [item]));
    expect((await importCells(before)).body.data.counts).toMatchObject({ unchanged: 1, errors: 0 });
    const stale = await importCells({ ...before, 'Stock by strength': '1.00=9 | 1.50=3 | 2.00=1' });
    expect(stale.body.data.rows[0].errors).toMatchObject([{ field: 'strengths' }]);
    const wrong = await importCells({ ...(await exportRow('READER-01')), 'Stock by strength': '1.00' });
    expect(wrong.body.data.rows[0].errors).toMatchObject([{ field: 'strengths' }]);
    expect((await read(reader)).stock).toBe(5);
  });
});
