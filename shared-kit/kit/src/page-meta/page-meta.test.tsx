import { getDocumentTitle, shortenDescription } from '@fakos/contracts/remote/page-meta';
import { baseApi } from '@fakos/shared-kit/api';
import { createI18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { Link, RouterProvider } from '@fakos/shared-kit/router';
import { combineSlices, configureStore, Provider } from '@fakos/shared-kit/state';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHead, type PageMeta } from './page-meta.tsx';

function openSite(pages: Readonly<Record<string, PageMeta>>, at: string) {
  const links = Object.keys(pages).map((path) => (
    <Link key={path} to={path}>
      {path}
    </Link>
  ));
  const routes = Object.entries(pages).map(([path, meta]) => ({
    path,
    element: [<PageHead key="head" {...meta} />, ...links],
  }));
  const store = configureStore({
    reducer: combineSlices(baseApi),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { language: () => 'el' } } }).concat(baseApi.middleware),
  });
  render(
    <I18nextProvider i18n={createI18n('el')}>
      <Provider store={store}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />
      </Provider>
    </I18nextProvider>,
  );
}

const read = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href'),
  );

test('title, description, canonical URL and robots are updated on navigation without duplicating the server-rendered elements', async () => {
  document.head.innerHTML = '<meta name="description" content="from the server"><link rel="canonical" href="/first">';
  mockApi({ 'settings.php': () => ({ settings: { company_name: 'Fakos', motto: 'Σκελετοί με χαρακτήρα' } }) });
  openSite(
    {
      '/shop': { title: 'Προϊόντα', description: 'Όλα τα γυαλιά', canonical: '/shop?page=2' },
      '/cart': { title: 'Καλάθι', noIndex: true },
      '/gone': { title: 'Δεν βρέθηκε', status: 404 },
    },
    '/shop',
  );
  await waitFor(() => expect(document.title).toBe('Προϊόντα · Fakos'));
  expect(read('meta[name=description]')).toEqual(['Όλα τα γυαλιά']);
  expect(read('link[rel=canonical]')).toEqual(['http://localhost/shop?page=2']);
  expect(read('meta[name=robots]')).toEqual(['max-image-preview:large']);

  await userEvent.click(screen.getByRole('link', { name: '/cart' }));
  expect(document.title).toBe('Καλάθι · Fakos');
  expect(read('meta[name=description]')).toEqual(['Σκελετοί με χαρακτήρα']);
  expect(read('link[rel=canonical]')).toEqual(['http://localhost/cart']);
  expect(read('meta[name=robots]')).toEqual(['noindex']);

  await userEvent.click(screen.getByRole('link', { name: '/shop' }));
  expect(read('meta[name=robots]')).toEqual(['max-image-preview:large']);
  await userEvent.click(screen.getByRole('link', { name: '/gone' }));
  expect(read('meta[name=robots]')).toEqual(['noindex']);
});

test.each([
  ['Aegina', { company_name: 'Fakos', site_title: 'Fakos | Γυαλιά' }, 'Aegina · Fakos'],
  ['Aegina', { site_title: 'Fakos | Γυαλιά' }, 'Aegina · Fakos | Γυαλιά'],
  ['Aegina', {}, 'Aegina'],
  [undefined, { company_name: 'Fakos', site_title: 'Fakos | Γυαλιά', tagline: 'Οπτικά' }, 'Fakos | Γυαλιά'],
  [undefined, { company_name: 'Fakos', tagline: 'Οπτικά' }, 'Fakos · Οπτικά'],
])('the title of %s at %j is %s', (title, site, expected) => expect(getDocumentTitle(title, site)).toBe(expected));

test.each([
  ['λίγα λόγια', 'λίγα λόγια'],
  ['α'.repeat(160), 'α'.repeat(160)],
  [`${'α'.repeat(150)} ${'β'.repeat(8)} γ`, `${'α'.repeat(150)} ${'β'.repeat(8)}…`],
  [`${'α'.repeat(150)} ${'β'.repeat(20)}`, `${'α'.repeat(150)}…`],
])('the description %s is cut after a word', (text, short) => expect(shortenDescription(text)).toBe(short));
