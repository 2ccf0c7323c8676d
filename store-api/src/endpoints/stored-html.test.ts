import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import { xssVectors } from '@fakos/contracts/testing/xss-vectors';
import { productIds } from '../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../testing/test-api.ts';

// Texts that staff write and visitors get as HTML. `shared-kit/kit/src/html/vectors.test.ts` shows that the sanitiser removes
// every vector; here its result must be what is stored and sent.

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

const write = (path: string, method: string, body: object) => api.request(path, { method, token, body });

test('descriptions of products contain no vector', async () => {
  const id = productIds.aegean;
  const { body } = await api.request(`products.php?action=admin-get&id=${id}`, { token });
  const { slug } = body.data;
  for (const vector of xssVectors) {
    const changed = await write('products.php', 'PUT', { id, description_el: vector, description_en: vector });
    // Texts contain no control characters but line breaks and tabs.
    const isText = /^[\P{Cc}\n\r\t]*$/u.test(vector.trim());
    expect([vector, changed.status]).toEqual([vector, isText ? 200 : 422]);
    for (const language of isText ? ['el', 'en'] : []) {
      const shown = await api.request(`products.php?slug=${slug}&lang=${language}`);
      expect(shown.body.data.description).toBe(sanitiseHtml(vector.trim()));
    }
  }
});

test('widgets of the footer contain no vector', async () => {
  const footer_widgets = xssVectors.map((html) => ({ type: 'custom_html', enabled: true, html }));
  const shown: unknown[] = [];
  const MAX_WIDGETS = 10;
  for (let from = 0; from < footer_widgets.length; from += MAX_WIDGETS) {
    const some = footer_widgets.slice(from, from + MAX_WIDGETS);
    expect((await write('settings.php', 'POST', { footer_widgets: some })).status).toBe(200);
    shown.push(...(await api.request('settings.php?action=getSettings')).body.settings.footer_widgets);
  }
  expect(shown).toEqual(footer_widgets.map((widget) => ({ ...widget, html: sanitiseHtml(widget.html) })));
});
