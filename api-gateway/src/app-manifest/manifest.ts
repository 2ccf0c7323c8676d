import { colors } from '@fakos/contracts/colors';
import { type Language, localisePath } from '@fakos/contracts/languages';
import type { SiteSettings } from '../html/site-settings.ts';
import { getIconAddress, iconNames } from './icon-names.ts';

/** The Greek manifest; the English one is below `/en`. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Background of every page (`--color-ground` of the kit's tokens), shown while the app opens. */
const GROUND = colors.ground;
/** Colour of the app's frame where the shop has set none. */
const DEFAULT_THEME = GROUND;
/** Longer names are cut off below an icon (W3C, Web Application Manifest, "short_name"). */
const SHORT_NAME_LENGTH = 12;

/** The app's shortcuts, named as in the menu. */
const shortcuts = [
  { path: '/shop', onlyInShop: false, names: { el: 'Προϊόντα', en: 'Products' } },
  { path: '/cart', onlyInShop: true, names: { el: 'Καλάθι', en: 'Cart' } },
  { path: '/wishlist', onlyInShop: false, names: { el: 'Αγαπημένα', en: 'Wishlist' } },
] as const;

/** The manifest of the installed app (W3C, Web Application Manifest). */
export function createAppManifest(site: SiteSettings, iconsVersion: string, language: Language): object {
  const { name, isShop } = site.business;
  const localise = (path: string) => localisePath(path, language);
  return {
    id: '/',
    name: site.title,
    short_name: toShortName(name),
    description: site.description,
    lang: language,
    dir: 'ltr',
    start_url: localise('/?source=pwa'),
    scope: '/',
    display: 'standalone',
    theme_color: site.themeColour || DEFAULT_THEME,
    background_color: GROUND,
    categories: ['shopping', 'lifestyle'],
    icons: iconNames.map(({ name: icon, size, purpose }) => ({
      src: getIconAddress(icon, iconsVersion),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: shortcuts
      .filter(({ onlyInShop }) => isShop || !onlyInShop)
      .map(({ path, names }) => ({ name: names[language], url: localise(path) })),
  };
}

/** A name that fits below an icon: the whole name, else its first words, else its first characters. */
export function toShortName(name: string): string {
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
