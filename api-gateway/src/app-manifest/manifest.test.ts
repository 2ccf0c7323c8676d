import { readSiteSettings } from '../html/site-settings.ts';
import { appManifest, shortName } from './manifest.ts';

test.each([
  ['Fakos', 'Fakos'],
  ['Οπτικά Φακός', 'Οπτικά Φακός'],
  ['Fakos Optical House', 'Fakos'],
  ['Φακός & Υιοί Οπτικά', 'Φακός & Υιοί'],
  ['Οφθαλμολογικά', 'Οφθαλμολογικ'],
])('%s fits under an icon as %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('a site whose settings do not answer can be installed all the same', () => {
  expect(appManifest(readSiteSettings({}), 'v', 'el')).toMatchObject({
    id: '/',
    name: 'Fakos',
    start_url: '/?source=pwa',
    display: 'standalone',
    icons: [
      { src: '/icons/192.png?v=v', sizes: '192x192', purpose: 'any' },
      { src: '/icons/512.png?v=v', sizes: '512x512', purpose: 'any' },
      { src: '/icons/maskable-512.png?v=v', sizes: '512x512', purpose: 'maskable' },
    ],
  });
});

test('the English one leads to English addresses, and is the same app', () => {
  expect(appManifest(readSiteSettings({}), 'v', 'en')).toMatchObject({
    id: '/',
    lang: 'en',
    start_url: '/en?source=pwa',
    shortcuts: [
      { name: 'Products', url: '/en/shop' },
      { name: 'Cart', url: '/en/cart' },
      { name: 'Wishlist', url: '/en/wishlist' },
    ],
  });
});
