import { AppError } from '@fakos/contracts/errors';
import { createI18n, I18nextProvider, loadTranslations } from '@fakos/shared-kit/i18n';
import { KIT_NAMESPACE, kitTranslations } from '@fakos/shared-kit/i18n/kit-text';
import { type RemoteHost, RemoteHostProvider } from '@fakos/shared-kit/remote/host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Slot } from './slot.tsx';

const SLOT = 'post.related-products';

function Sound() {
  return <p>Σχετικά προϊόντα</p>;
}

function Broken(): never {
  throw new Error('of this release');
}

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Renders a slot next to a text field. Each load returns the next item of `gives`, and the last one from then on. */
async function showSlot(gives: readonly (ComponentType | AppError)[]) {
  const i18n = createI18n('el');
  await loadTranslations(i18n, KIT_NAMESPACE, kitTranslations, 'el');
  const reported: unknown[] = [];
  let next = 0;
  const load = async () => {
    const given = gives[Math.min(next, gives.length - 1)];
    next += 1;
    if (given instanceof AppError || !given) throw given;
    return given;
  };
  const fills = [{ remote: 'mfe-shop', peek: () => undefined, load }];
  const host: RemoteHost = {
    fills: (() => fills) as unknown as RemoteHost['fills'],
    setLanguage: () => undefined,
    prefetch: () => undefined,
    trackEvent: () => undefined,
    styleNonce: '',
    authenticate: () => undefined,
    reportRenderFailure: (remote, _, component) => reported.push([remote, component]),
  };
  render(
    <I18nextProvider i18n={i18n}>
      <RemoteHostProvider value={host}>
        <input aria-label="Αναζήτηση" />
        <Slot name={SLOT} limit={4} skeleton={<p>Φόρτωση</p>} />
      </RemoteHostProvider>
    </I18nextProvider>,
  );
  return reported;
}

test('a component that throws is replaced by that of another release, and the rest of the page keeps its state', async () => {
  const reported = await showSlot([Broken, Sound]);
  await userEvent.type(screen.getByRole('textbox'), 'γυαλιά');
  expect(await screen.findByText('Σχετικά προϊόντα')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('γυαλιά');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reported).toEqual([['mfe-shop', Broken]]);
});

test('without another release, the error number and a retry are shown', async () => {
  await showSlot([Broken, new AppError('REMOTE_RENDER_FAILED'), Sound]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Κωδικός σφάλματος 2005');
  await userEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await screen.findByText('Σχετικά προϊόντα')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
