import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { isForeignKeyViolation } from './constraint-errors.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

test('a foreign key violation is distinguished from other constraint errors', async () => {
  const used = await api.db.deleteFrom('brands').where('id', '=', 1).execute().catch(isForeignKeyViolation);
  expect(used).toBe(true);
  const duplicate = { slug: 'aegean', name: 'Aegean', description_el: '', description_en: '' };
  const taken = await api.db.insertInto('brands').values(duplicate).execute().catch(isForeignKeyViolation);
  expect(taken).toBe(false);
});
