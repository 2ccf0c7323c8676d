import { baseApi } from '@fakos/shared-kit/api';
import { createI18n, I18nextProvider, loadCatalogue } from '@fakos/shared-kit/i18n';
import { KIT_NAMESPACE, kitCatalogues } from '@fakos/shared-kit/i18n/kit-text';
import { combineSlices, configureStore, Provider } from '@fakos/shared-kit/state';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls } from '../testing/answer-calls.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

async function open(props: Partial<ContactFormProps> = {}) {
  const store = configureStore({
    reducer: combineSlices(baseApi),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { language: () => 'el' } } }).concat(baseApi.middleware),
  });
  const i18n = createI18n('el');
  await loadCatalogue(i18n, KIT_NAMESPACE, kitCatalogues, 'el');
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

test('it asks in its author’s words for what the author wants, and in the site’s own for the rest', async () => {
  await open({
    title: 'Ρωτήστε μας',
    submit: 'Αποστολή',
    asks: { name: 'required', phone: 'hidden', subject: 'optional', gdprConsent: 'hidden' },
    words: { labels: { name: 'Πώς σας λένε;', subject: '' }, placeholders: { message: 'Τι ψάχνετε;' } },
  });
  expect(screen.getByRole('form', { name: 'Ρωτήστε μας' })).toBeInTheDocument();
  expect(screen.getByLabelText('Πώς σας λένε;')).toBeRequired();
  expect(screen.getByLabelText('Θέμα (προαιρετικό)')).not.toBeRequired();
  expect(screen.getByLabelText('Μήνυμα')).toHaveAttribute('placeholder', 'Τι ψάχνετε;');
  expect(screen.queryByLabelText(/Τηλέφωνο/)).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Αποστολή' })).toBeEnabled();
});

test('a sent form is thanked for in its author’s words and is empty again', async () => {
  const heard = answerCalls({ 'contact.php': () => ({ message: '' }) });
  await open({ sent: 'Ευχαριστούμε.' });
  await fillAndSend();
  expect(await screen.findByText('Ευχαριστούμε.')).toBeInTheDocument();
  expect(screen.getByLabelText('Μήνυμα')).toHaveValue('');
  expect(heard).toEqual(['contact.php']);
});

test('what the server says of an answer stands beside it, until it is mended', async () => {
  const errors = { email: 'Αυτή η διεύθυνση δεν υπάρχει.' };
  answerCalls({});
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
