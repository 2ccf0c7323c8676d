import { baseApi } from '@fakos/shared-kit/api';
import { createI18n, I18nextProvider, loadTranslations } from '@fakos/shared-kit/i18n';
import { KIT_NAMESPACE, kitTranslations } from '@fakos/shared-kit/i18n/kit-text';
import { combineSlices, configureStore, Provider } from '@fakos/shared-kit/state';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi } from '../testing/mock-api.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

async function open(props: Partial<ContactFormProps> = {}) {
  const store = configureStore({
    reducer: combineSlices(baseApi),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { language: () => 'el' } } }).concat(baseApi.middleware),
  });
  const i18n = createI18n('el');
  await loadTranslations(i18n, KIT_NAMESPACE, kitTranslations, 'el');
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <ContactForm id="test" {...props} />
      </Provider>
    </I18nextProvider>,
  );
}

async function fillAndSend() {
  await userEvent.type(screen.getByLabelText('E-mail'), 'maria@example.gr');
  await userEvent.type(screen.getByLabelText('Μήνυμα'), 'Γεια σας');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button'));
}

test('fields and texts can be configured; other texts are the defaults', async () => {
  await open({
    title: 'Ρωτήστε μας',
    submitLabel: 'Αποστολή',
    fields: { name: 'required', phone: 'hidden', subject: 'optional', gdprConsent: 'hidden' },
    fieldTexts: { labels: { name: 'Πώς σας λένε;', subject: '' }, placeholders: { message: 'Τι ψάχνετε;' } },
  });
  expect(screen.getByRole('form', { name: 'Ρωτήστε μας' })).toBeInTheDocument();
  expect(screen.getByLabelText('Πώς σας λένε;')).toBeRequired();
  expect(screen.getByLabelText('Θέμα (προαιρετικό)')).not.toBeRequired();
  expect(screen.getByLabelText('Μήνυμα')).toHaveAttribute('placeholder', 'Τι ψάχνετε;');
  expect(screen.queryByLabelText(/Τηλέφωνο/)).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Αποστολή' })).toBeEnabled();
});

test('after sending, the form shows the configured text and is empty', async () => {
  const requests = mockApi({ 'contact.php': () => ({ message: '' }) });
  await open({ sentText: 'Ευχαριστούμε.' });
  await fillAndSend();
  expect(await screen.findByText('Ευχαριστούμε.')).toBeInTheDocument();
  expect(screen.getByLabelText('Μήνυμα')).toHaveValue('');
  expect(requests).toEqual(['contact.php']);
});

test('a field shows the error of the server until it is changed', async () => {
  const errors = { email: 'Αυτή η διεύθυνση δεν υπάρχει.' };
  mockApi({});
  globalThis.fetch = async () => Response.json({ success: false, code: 'VALIDATION', errors }, { status: 422 });
  await open();
  await fillAndSend();
  expect(await screen.findByRole('alert')).toHaveTextContent('Σφάλμα κατά την αποστολή του μηνύματος');
  const email = screen.getByLabelText('E-mail');
  expect(email).toHaveAccessibleDescription(errors.email);
  await userEvent.type(email, '.gr');
  expect(email).not.toHaveAccessibleDescription();
  expect(screen.getByLabelText('Μήνυμα')).toHaveValue('Γεια σας');
});
