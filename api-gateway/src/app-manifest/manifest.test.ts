import { readSiteSettings } from '../html/site-settings.ts';
import { createAppManifest, toShortName } from './manifest.ts';

test.each([
  ['Fakos', 'Fakos'],
  ['Οπτικά Φακός', 'Οπτικά Φακός'],
  ['Fakos Optical House', 'Fakos'],
  ['Φακός & Υιοί Οπτικά', 'Φακός & Υιοί'],
  ['Οφθαλμολογικά', 'Οφθαλμολογικ'],
])('the short name of %s is %s', (name, short) => {
  expect(toShortName(name)).toBe(short);
});

test('a site without settings can be installed with defaults', () => {
  expect(createAppManifest(readSiteSettings({}), 'v', 'el')).toMatchObject({
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

test('the English manifest has English addresses and the same app id', () => {
  expect(createAppManifest(readSiteSettings({}), 'v', 'en')).toMatchObject({
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
