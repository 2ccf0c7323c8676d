import { createCustomer, goodPassword, registerCustomer, signInAt } from '../fixtures/account.ts';
import { openMailbox } from '../fixtures/mail.ts';
import { expect, test } from '../fixtures/test.ts';

const NEW_PASSWORD = 'καράβι λεμόνι σύννεφο';

test('registering in a shop without mail signs the customer in and returns to the previous page', async ({ page }) => {
  const { name, email } = createCustomer();
  await page.goto('/users');
  await page.getByRole('main').getByRole('link', { name: 'Εγγραφή' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Δημιουργία λογαριασμού' }).click();
  const summary = main.getByRole('region', { name: 'Διορθώστε τα παρακάτω για να συνεχίσετε' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveCount(4);
  await summary.getByRole('button', { name: /Ονοματεπώνυμο/ }).click();
  await expect(main.getByLabel('Ονοματεπώνυμο')).toBeFocused();

  await main.getByLabel('Ονοματεπώνυμο').fill(name);
  await main.getByLabel('E-mail').fill(email);
  const password = main.getByLabel('Κωδικός πρόσβασης', { exact: true });
  await password.fill('μικρός');
  await expect(main.getByText('Χρειάζονται ακόμη 4 χαρακτήρες.')).toBeVisible();
  await password.fill(goodPassword);
  await expect(main.getByText('Δυνατός κωδικός.')).toBeVisible();
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Δημιουργία λογαριασμού' }).click();

  await expect(page).toHaveURL('/users');
  await expect(main.getByText(`Είστε μέσα ως ${name}.`)).toBeVisible();
  await page.goto('/register');
  await expect(main.getByRole('heading', { name: 'Έχετε ήδη συνδεθεί' })).toBeVisible();
});

test('a password that the server rejects is marked as invalid', async ({ page, browserErrors }) => {
  browserErrors.expect(/422 POST .*\/users\.php/);
  await page.goto('/en/register');
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill('Maria Pappa');
  await main.getByLabel('E-mail').fill(createCustomer().email);
  await main.getByLabel('Password', { exact: true }).fill('password12345');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByRole('region', { name: 'Please correct the following to continue' })).toBeFocused();
  await expect(main.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a registration that gets no response shows an error', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED POST .*\/users\.php/);
  await page.route('**/users.php', (route) => route.abort());
  await page.goto('/en/register');
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill('Maria Pappa');
  await main.getByLabel('E-mail').fill(createCustomer().email);
  await main.getByLabel('Password', { exact: true }).fill('violin wave notebook');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByText('Registration failed')).toBeVisible();
});

test('after too many attempts the login says when to retry', async ({ page, request, browserErrors }) => {
  browserErrors.expect(/429 POST .*\/login\.php/);
  const customer = await registerCustomer(request);
  const wrong = { data: { email: customer.email, password: 'not this one' } };
  for (let tries = 0; tries < 8; tries++) await request.post('/api/login.php', wrong);
  await page.goto('/login');
  await signInAt(page, customer);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Μπορείτε να δοκιμάσετε ξανά σε 15 λεπτά.');
});

test('with mail, the address is verified and the password reset through links in e-mails', async ({
  page,
  baseURL,
  browserErrors,
}) => {
  browserErrors.expect(/403 POST .*\/login\.php/, /422 POST .*\/users\.php/);
  const mailbox = await openMailbox(baseURL ?? '');
  const customer = createCustomer();
  const main = page.getByRole('main');
  try {
    await page.goto('/register');
    await main.getByLabel('Ονοματεπώνυμο').fill(customer.name);
    await main.getByLabel('E-mail').fill(customer.email);
    await main.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(customer.password);
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Δημιουργία λογαριασμού' }).click();
    await expect(main.getByRole('heading', { name: 'Δείτε τα e-mail σας' })).toBeVisible();
    const first = await mailbox.getLink(customer.email, '/verify-email');

    await page.goto('/login');
    await signInAt(page, customer);
    await expect(main.getByText('Επιβεβαιώστε πρώτα το e-mail σας')).toBeVisible();
    await main.getByRole('button', { name: 'Στείλτε τον ξανά' }).click();
    await expect(main.getByText('ο νέος σύνδεσμος είναι ήδη στον δρόμο')).toBeVisible();
    await expect.poll(() => mailbox.getLink(customer.email, '/verify-email')).not.toBe(first);

    await page.goto(await mailbox.getLink(customer.email, '/verify-email'));
    await expect(page).toHaveURL('/verify-email');
    await main.getByRole('button', { name: 'Επιβεβαίωση' }).click();
    await expect(main.getByText('Το e-mail επιβεβαιώθηκε')).toBeVisible();

    await main.getByRole('link', { name: 'Στη σύνδεση' }).click();
    await main.getByRole('link', { name: 'Ξεχάσατε τον κωδικό;' }).click();
    // The page before has a field of the same name.
    await expect(main.getByRole('heading', { name: 'Ξεχάσατε τον κωδικό;' })).toBeVisible();
    await main.getByLabel('E-mail').fill(customer.email);
    await main.getByRole('button', { name: 'Αποστολή συνδέσμου' }).click();
    await expect(main.getByText('ο σύνδεσμος για νέο κωδικό είναι ήδη στον δρόμο')).toBeVisible();

    const link = await mailbox.getLink(customer.email, '/reset-password');
    await page.goto(link);
    await main.getByLabel('Νέος κωδικός', { exact: true }).fill(NEW_PASSWORD);
    await main.getByRole('button', { name: 'Αποθήκευση κωδικού' }).click();
    await main.getByRole('link', { name: 'Στη σύνδεση' }).click();
    await signInAt(page, { ...customer, password: NEW_PASSWORD });
    await expect(page.getByRole('button', { name: `Λογαριασμός: ${customer.name}` })).toBeVisible();

    await page.goto(link);
    await main.getByLabel('Νέος κωδικός', { exact: true }).fill(goodPassword);
    await main.getByRole('button', { name: 'Αποθήκευση κωδικού' }).click();
    await expect(main.getByText('Ο σύνδεσμος δεν ισχύει')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Νέος σύνδεσμος' })).toBeVisible();
  } finally {
    await mailbox.close();
  }
});
