import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const FRAMES = 1;
const SUNGLASSES = 2;
const SOLUTIONS = 3;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const create = (body: object) => api.request('categories.php', { method: 'POST', token, body });
const update = (body: object) => api.request('categories.php', { method: 'PUT', token, body });
const remove = (body: object) => api.request('categories.php', { method: 'DELETE', token, body });
const names = { name_el: 'Παιδικά γυαλιά', name_en: 'Children’s glasses' };
const listed = async () => (await api.request('categories.php?action=admin-list', { token })).body.data;
const found = async (search: string) => {
  const { body } = await api.request(`products.php?search=${encodeURIComponent(search)}`);
  return body.data.map((product: { slug: string }) => product.slug).sort();
};

test('a new category is the last one, with a slug derived from its name', async () => {
  const made = await create({ ...names, name_el: '  Παιδικά γυαλιά ' });
  expect(made.body).toMatchObject({ message: 'Η κατηγορία αποθηκεύτηκε.', data: { slug: 'paidika-gyalia' } });
  const duplicate = await create(names);
  expect(duplicate.body.data.slug).toBe('paidika-gyalia-2');
  const visible = await api.request('categories.php?lang=en');
  expect(visible.body.data.at(-1)).toMatchObject({ name: names.name_en, product_count: 0 });
  expect((await listed()).at(-2)).toMatchObject({ ...names, position: 4, product_count: 0, child_count: 0 });
});

test('a category has the icon that its name suggests until staff choose one', async () => {
  const { body } = await create(names);
  const getPublic = async () => (await api.request('categories.php')).body.data.at(-1);
  expect(await getPublic()).toMatchObject({ icon: '' });
  await update({ id: body.data.id, icon: 'heart' });
  expect(await getPublic()).toMatchObject({ icon: 'heart' });
  expect((await update({ id: body.data.id, icon: 'unicorn' })).status).toBe(422);
});

test('ten concurrent categories with the same name get different slugs', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => create(names)));
  expect(new Set(made.map(({ body }) => body.data.slug)).size).toBe(10);
});

test.each([
  [{ name_el: ' ' }, 'name_el', 'Συμπληρώστε αυτό το πεδίο.'],
  [{ name_en: 'x'.repeat(81) }, 'name_en', 'Γράψτε το πολύ 80 χαρακτήρες.'],
  [{ description_el: 'x'.repeat(2001) }, 'description_el', 'Γράψτε το πολύ 2000 χαρακτήρες.'],
  [{ name_el: 'a\u0000b' }, 'name_el', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [{ slug: 'Not a slug' }, 'slug', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [{ image: '../secret.jpg' }, 'image', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [{ parent_id: 99 }, 'parent_id', 'Αυτή η κατηγορία δεν υπάρχει πια.'],
])('%j is refused at its field', async (wrong, field, message) => {
  const response = await create({ ...names, ...wrong });
  expect(response.status).toBe(422);
  expect(response.body.errors).toEqual({ [field]: message });
});

test('a slug of another category is refused, its own slug is accepted', async () => {
  const taken = await create({ ...names, slug: 'frames' });
  expect([taken.status, taken.body.code]).toEqual([409, 'SLUG_TAKEN']);
  expect(taken.body.errors).toEqual({ slug: 'Υπάρχει ήδη άλλη εγγραφή με αυτή τη διεύθυνση.' });
  expect((await update({ id: FRAMES, slug: 'sunglasses' })).status).toBe(409);
  expect((await update({ id: FRAMES, slug: 'frames', position: 9 })).status).toBe(200);
  expect((await listed()).at(-1)).toMatchObject({ id: FRAMES, position: 9, name_el: 'Σκελετοί' });
});

test('products are found by the new name of their category, and no longer by the old one', async () => {
  await update({ id: SOLUTIONS, name_el: 'Περιποίηση', name_en: 'Upkeep' });
  expect(await found('περιποιηση')).toEqual(['solution-360']);
  expect(await found('φακων')).toEqual([]);
});

test('a change based on an outdated version is refused', async () => {
  const [{ version }] = await listed();
  const mine = await update({ id: FRAMES, version, name_el: 'Πρώτο' });
  expect(mine.status).toBe(200);
  expect((await update({ id: FRAMES, version, name_el: 'Δεύτερο' })).status).toBe(412);
  expect((await update({ id: FRAMES, version: mine.body.data.version, name_el: 'Τρίτο' })).status).toBe(200);
  expect((await update({ id: 99, name_el: 'Κανένα' })).status).toBe(404);
});

test('a category is never its own descendant, also after concurrent changes', async () => {
  const circular = { parent_id: 'Μια κατηγορία δεν μπορεί να βρίσκεται μέσα στον εαυτό της.' };
  expect((await update({ id: FRAMES, parent_id: FRAMES })).body.errors).toEqual(circular);
  await update({ id: SUNGLASSES, parent_id: FRAMES });
  await update({ id: SOLUTIONS, parent_id: SUNGLASSES });
  expect((await update({ id: FRAMES, parent_id: SOLUTIONS })).body.errors).toEqual(circular);
  await update({ id: SUNGLASSES, parent_id: null });
  await update({ id: SOLUTIONS, parent_id: null });
  const both = await Promise.all([
    update({ id: FRAMES, parent_id: SOLUTIONS }),
    update({ id: SOLUTIONS, parent_id: FRAMES }),
  ]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
});

test('all categories are sorted, and their versions do not change', async () => {
  const order = (ids: number[]) => api.request('categories.php?action=order', { method: 'PUT', token, body: { ids } });
  const before = await listed();
  expect((await order([SOLUTIONS, FRAMES, SUNGLASSES])).body.message).toBe('Η σειρά των κατηγοριών αποθηκεύτηκε.');
  const versions = new Map(before.map(({ id, version }: { id: number; version: string }) => [id, version]));
  expect(await listed()).toMatchObject(
    [SOLUTIONS, FRAMES, SUNGLASSES].map((id, index) => ({ id, position: index + 1, version: versions.get(id) })),
  );
  const visible = await api.request('categories.php');
  expect(visible.body.data.map(({ id }: { id: number }) => id)).toEqual([SOLUTIONS, FRAMES, SUNGLASSES]);
  for (const wrong of [[FRAMES], [FRAMES, FRAMES, SOLUTIONS], [FRAMES, SOLUTIONS, SUNGLASSES, 99]]) {
    const refused = await order(wrong);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['ids']]);
  }
});

describe('deleting', () => {
  test('is refused while the category is not empty, with the number of items it contains', async () => {
    await update({ id: SOLUTIONS, parent_id: SUNGLASSES });
    const response = await remove({ id: SUNGLASSES });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({
      code: 'STILL_IN_USE',
      in_use: { products: 2, children: 1 },
      message: 'Το «Γυαλιά ηλίου» δεν διαγράφεται όσο έχει 2 προϊόντα και 1 υποκατηγορία. Διαλέξτε πού θα μεταφερθούν.',
    });
  });

  test('moves the contents of the category to the given one', async () => {
    await update({ id: SOLUTIONS, parent_id: SUNGLASSES });
    const response = await remove({ id: SUNGLASSES, move_to: FRAMES });
    expect(response.body.message).toBe('Η κατηγορία διαγράφηκε.');
    expect(await listed()).toMatchObject([
      { id: FRAMES, product_count: 4, child_count: 1 },
      { id: SOLUTIONS, parent_id: FRAMES },
    ]);
    expect(await found('σκελετοί')).toEqual(['aegean-02', 'rare-01', 'reader-01', 'sunny-01']);
  });

  test.each([
    ['itself', SUNGLASSES],
    ['nowhere', 99],
    ['a category inside it', SOLUTIONS],
  ])('cannot move to %s, and then changes nothing', async (_where, target) => {
    await update({ id: SOLUTIONS, parent_id: SUNGLASSES });
    const before = await listed();
    const response = await remove({ id: SUNGLASSES, move_to: target });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors)).toEqual(['move_to']);
    expect(await listed()).toEqual(before);
  });

  test('of an empty category needs no target', async () => {
    const { body } = await create(names);
    expect((await remove({ id: body.data.id })).status).toBe(200);
    expect((await remove({ id: body.data.id })).status).toBe(404);
  });
});
