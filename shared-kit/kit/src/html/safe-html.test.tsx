/** @jest-environment node */
import { createI18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { RouterProvider } from '@fakos/shared-kit/router';
import { combineSlices, configureStore, Provider } from '@fakos/shared-kit/state';
import { consentSlice } from '@fakos/shared-kit/state/consent';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { renderToString } from 'react-dom/server';
import { SafeHtml } from './safe-html.tsx';

const render = (html: string) => {
  const router = createMemoryRouter([{ path: '/', element: <SafeHtml html={html} className="text" /> }]);
  return renderToString(
    <I18nextProvider i18n={createI18n('el')}>
      <Provider store={configureStore({ reducer: combineSlices(consentSlice) })}>
        <RouterProvider router={router} />
      </Provider>
    </I18nextProvider>,
  );
};

test('the server renders sanitised HTML without a DOM', () => {
  const html = '<h2>Τίτλος</h2><p>Ένα &amp; δύο<br />τρία</p>';
  expect(render(`${html}<script>alert(1)</script>`)).toContain(`text">${html}</div>`);
});

test('a frame in a text is replaced by a placeholder before consent, also on the server', () => {
  const html = render(
    '<p>Πριν <iframe src="https://www.youtube-nocookie.com/embed/abc?a=1&amp;b=2" title="Μέσα στο εργαστήριο"></iframe></p><p>Μετά</p>',
  );
  expect(html).not.toContain('<iframe');
  expect(html).toContain('<p>Πριν </p>');
  expect(html).toContain('role="group" aria-label="Μέσα στο εργαστήριο"');
  expect(html).toContain('<p>Μετά</p>');
});
