import { type Language, localisePath } from '@fakos/shared-kit/i18n/languages';
import type { SiteSettings } from '../html/site-settings.ts';
import { iconAddress, iconNames } from './icon-names.ts';

/** Where the manifest is, in Greek; its English twin is under `/en`. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Ground of every page (`--color-ground` of the kit's tokens): what is seen while the app opens. */
const GROUND = '#f8f5f0';
/** Colour of the app's frame where the shop has chosen none: the same ground. */
const DEFAULT_THEME = GROUND;
/** Longer names are cut off under an icon (W3C, Web Application Manifest, "short_name"). */
const SHORT_NAME_LENGTH = 12;

/** The app's shortcuts, in the words of the menu. */
const shortcuts = [
  { path: '/shop', onlyInShop: false, words: { el: 'Προϊόντα', en: 'Products' } },
  { path: '/cart', onlyInShop: true, words: { el: 'Καλάθι', en: 'Cart' } },
  { path: '/wishlist', onlyInShop: false, words: { el: 'Αγαπημένα', en: 'Wishlist' } },
] as const;

/** What the site is as an installed app (W3C, Web Application Manifest). */
export function appManifest(site: SiteSettings, iconsVersion: string, language: Language): object {
  const { name, isShop } = site.business;
  const inLanguage = (path: string) => localisePath(path, language);
  return {
    id: '/',
    name: site.title,
    short_name: shortName(name),
    description: site.description,
    lang: language,
    dir: 'ltr',
    start_url: inLanguage('/?source=pwa'),
    scope: '/',
    display: 'standalone',
    theme_color: site.themeColour || DEFAULT_THEME,
    background_color: GROUND,
    categories: ['shopping', 'lifestyle'],
    icons: iconNames.map(({ name: icon, size, purpose }) => ({
      src: iconAddress(icon, iconsVersion),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: shortcuts
      .filter(({ onlyInShop }) => isShop || !onlyInShop)
      .map(({ path, words }) => ({ name: words[language], url: inLanguage(path) })),
  };
}

/** A name that fits under an icon: whole, else its first words, else its beginning. */
export function shortName(name: string): string {
  if (name.length <= SHORT_NAME_LENGTH) return name;
  const words = name.split(/\s+/);
  let short = '';
  for (const word of words) {
    const longer = short ? `${short} ${word}` : word;
    if (longer.length > SHORT_NAME_LENGTH) break;
    short = longer;
  }
  return short || name.slice(0, SHORT_NAME_LENGTH);
}
