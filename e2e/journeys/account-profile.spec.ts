import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Customer, createCustomer, registerCustomer, signInAt } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/test.ts';

async function openProfile(page: Page, customer: Customer) {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Σύνδεση' }).click();
  await signInAt(page, customer);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Ο λογαριασμός μου' })).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

test('account details can be changed, and leaving the page warns about unsaved changes', async ({
  page,
  request,
  browserErrors,
}) => {
  browserErrors.expect(/422 PUT .*\/profile\.php/);
  await openProfile(page, await registerCustomer(request));
  const details = section(page, 'Στοιχεία');
  await details.getByLabel('Ονοματεπώνυμο').fill('Μαρία Ιωάννου');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Όροι χρήσης' }).click();
  await page.getByRole('button', { name: 'Μένω στη σελίδα' }).click();
  await expect(details.getByLabel('Ονοματεπώνυμο')).toHaveValue('Μαρία Ιωάννου');

  const email = createCustomer().email;
  await details.getByLabel('E-mail').fill(email);
  await details.getByLabel('Τωρινός κωδικός', { exact: true }).fill('not this one');
  await details.getByRole('button', { name: 'Αποθήκευση στοιχείων' }).click();
  await expect(details.getByLabel('Τωρινός κωδικός', { exact: true })).toHaveAccessibleDescription(/δεν είναι σωστός/);
  await details.getByLabel('Τωρινός κωδικός', { exact: true }).fill(createCustomer().password);
  await details.getByRole('button', { name: 'Αποθήκευση στοιχείων' }).click();
  await expect(page.getByRole('button', { name: 'Λογαριασμός: Μαρία Ιωάννου' })).toBeVisible();
  await page.reload();
  await expect(details.getByLabel('E-mail')).toHaveValue(email);
});

test('addresses can be added, edited, made the main one and deleted', async ({ page, request }) => {
  await openProfile(page, await registerCustomer(request));
  const book = section(page, 'Διευθύνσεις');
  await expect(book.getByText('Δεν έχετε αποθηκεύσει διεύθυνση')).toBeVisible();
  for (const [street, postcode] of [
    ['Ερμού', '10563'],
    ['Τσιμισκή', '54624'],
  ] as const) {
    await book.getByRole('button', { name: 'Νέα διεύθυνση' }).click();
    await book.getByRole('textbox', { name: 'Οδός' }).fill(street);
    await book.getByRole('textbox', { name: 'Αριθμός' }).fill('12');
    await book.getByRole('textbox', { name: 'Τ.Κ.' }).fill(postcode);
    await book.getByRole('textbox', { name: 'Πόλη' }).fill('Πόλη');
    await book.getByRole('button', { name: 'Αποθήκευση διεύθυνσης' }).click();
    await expect(book.getByText(`${street} 12`)).toBeVisible();
  }
  await book.getByRole('button', { name: 'Ορισμός ως κύρια: Τσιμισκή 12, 54624 Πόλη' }).click();
  await expect(book.getByRole('listitem').first()).toContainText('Τσιμισκή 12Κύρια');
  await book.getByRole('button', { name: 'Επεξεργασία: Ερμού 12, 10563 Πόλη' }).click();
  await book.getByRole('textbox', { name: 'Τ.Κ.' }).fill('1056');
  await book.getByRole('button', { name: 'Αποθήκευση διεύθυνσης' }).click();
  await expect(book.getByRole('textbox', { name: 'Τ.Κ.' })).toHaveAccessibleDescription(/5 ψηφία/);
  await book.getByRole('textbox', { name: 'Τ.Κ.' }).fill('10564');
  await book.getByRole('button', { name: 'Αποθήκευση διεύθυνσης' }).click();
  await book.getByRole('button', { name: 'Διαγραφή: Ερμού 12, 10564 Πόλη' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Διαγραφή' }).click();
  await expect(book.getByRole('listitem')).toHaveCount(1);
});

test('the sessions list shows both browsers, and the other session can be revoked', async ({
  page,
  request,
  otherVisitor,
}) => {
  const customer = await registerCustomer(request);
  await openProfile(otherVisitor, customer);
  await openProfile(page, customer);
  const sessions = section(page, 'Συνδέσεις');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('Αυτή η συσκευή')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Τερματισμός:/ }).click();
  await expect(sessions.getByText('Δεν υπάρχει άλλη ανοιχτή σύνδεση.')).toBeVisible();
});

test('when the session expires while editing, signing in at the dialog saves the change', async ({
  page,
  context,
  request,
  browserErrors,
}) => {
  browserErrors.expect(/401 (PUT|GET) .*\/(profile|login|wishlist)\.php/);
  const customer = await registerCustomer(request);
  await openProfile(page, customer);
  const details = section(page, 'Στοιχεία');
  await details.getByLabel('Τηλέφωνο').fill('6900000001');
  await context.clearCookies();
  await details.getByLabel('Τηλέφωνο').press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Συνδεθείτε για να συνεχίσετε' });
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(customer.email);
  await expect(dialog.getByLabel('Κωδικός πρόσβασης', { exact: true }).first()).toBeFocused();
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Η σύνδεσή σας έληξε')).toBeHidden();
  await expect(details.getByLabel('Τηλέφωνο')).toHaveValue('6900000001');
  await page.reload();
  await expect(details.getByLabel('Τηλέφωνο')).toHaveValue('6900000001');
});

test('signing out in one tab signs out the other tab', async ({ page, context, request }) => {
  const customer = await registerCustomer(request);
  await openProfile(page, customer);
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await otherTab.getByRole('button', { name: `Λογαριασμός: ${customer.name}` }).click();
  await otherTab.getByRole('menuitem', { name: 'Αποσύνδεση' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Συνδεθείτε για να συνεχίσετε' })).toBeVisible();
});

test('personal data can be downloaded, and the account deleted permanently', async ({
  page,
  request,
  browserErrors,
}) => {
  browserErrors.expect(/401 POST .*\/login\.php/);
  const customer = await registerCustomer(request);
  await openProfile(page, customer);
  const own = section(page, 'Τα δεδομένα μου');
  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Λήψη των δεδομένων μου' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^fakos-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ account: { email: customer.email } });

  await own.getByRole('button', { name: 'Διαγραφή λογαριασμού' }).click();
  const dialog = page.getByRole('dialog', { name: 'Οριστική διαγραφή λογαριασμού' });
  await dialog.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Οριστική διαγραφή' }).click();
  await expect(dialog.getByText('Γράψτε τη λέξη ΔΙΑΓΡΑΦΗ όπως ακριβώς φαίνεται.')).toBeVisible();
  await dialog.getByLabel('Γράψτε ΔΙΑΓΡΑΦΗ για επιβεβαίωση').fill('ΔΙΑΓΡΑΦΗ');
  await dialog.getByRole('button', { name: 'Οριστική διαγραφή' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await signInAt(page, customer);
  await expect(page.getByText('Λάθος στοιχεία σύνδεσης')).toBeVisible();
});

test('only staff see the user list; visitors see the reason', async ({
  page,
  request,
  browserErrors,
  signInAsOwner,
}) => {
  browserErrors.expect(/500 GET .*\/admin-users\.php/);
  const customer = await registerCustomer(request);
  const main = page.getByRole('main');
  await page.goto('/users');
  await expect(main.getByRole('heading', { name: 'Μόνο για διαχειριστές' })).toBeVisible();
  await signInAsOwner();
  await page.goto('/users');
  await expect(main.getByRole('heading', { name: 'Χρήστες' })).toBeVisible();
  await main.getByRole('searchbox', { name: 'Αναζήτηση χρηστών' }).fill(customer.email);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('row', { name: customer.name })).toHaveCount(1);
  await expect(page).toHaveURL(/search=customer-/);
  await page.route('**/admin-users.php*', (route) => route.fulfill({ status: 500, body: '{"success":false}' }));
  await page.goto('/en/users');
  await expect(main.getByRole('heading', { name: 'Failed to fetch users' })).toBeVisible();
});
