import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('frames are chosen on their pages and compared at an address of their own', async ({ page, request }) => {
  for (const slug of ['kymatos-koryfi-ivory', 'thalassa-sounio-black']) {
    await page.goto(`/shop/${slug}`);
    await page.getByRole('button', { name: 'Προσθήκη στη σύγκριση' }).press('Enter');
  }
  await page.getByRole('link', { name: 'Σύγκριση (2)' }).click();
  await expect(page).toHaveURL('/compare?products=kymatos-koryfi-ivory,thalassa-sounio-black');
  const table = page.getByRole('table', { name: 'Διαστάσεις, τιμές και χαρακτηριστικά' });
  await expect(table.getByRole('row', { name: /^Πλάτος φακού/ }).getByRole('cell')).toHaveCount(2);
  await expectAccessible(page, { part: 'main' });
  const html = await (await request.get(page.url())).text();
  expect(html, 'rendered on the server').toContain('Πλάτος φακού');
  await table
    .getByRole('button', { name: /^Αφαίρεση από τη σύγκριση/ })
    .first()
    .click();
  await expect(page).toHaveURL('/compare?products=thalassa-sounio-black');
});
