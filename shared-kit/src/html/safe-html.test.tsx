/** @jest-environment node */
import { createI18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { RouterProvider } from '@fakos/shared-kit/router';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { renderToString } from 'react-dom/server';
import { SafeHtml } from './safe-html.tsx';

const render = (html: string) => {
  const router = createMemoryRouter([{ path: '/', element: <SafeHtml html={html} className="text" /> }]);
  return renderToString(
    <I18nextProvider i18n={createI18n('el')}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
};

test('the server, which has no document, renders what the allow-list names', () => {
  const html = '<h2>Τίτλος</h2><p>Ένα &amp; δύο<br />τρία</p>';
  expect(render(`${html}<script>alert(1)</script>`)).toContain(`text">${html}</div>`);
});
