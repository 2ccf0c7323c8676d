import type { EditedNavigation } from '@fakos/contracts/admin-settings/contract';

type MenuPage = EditedNavigation['pages'][number];

/** The items that the bar shows while none are stored (spec section 2). */
const DEFAULT_ITEMS = [
  { id: 'home', path: '/', title_el: 'Αρχική', title_en: 'Home' },
  { id: 'products', path: '/shop', title_el: 'Προϊόντα', title_en: 'Products' },
  { id: 'about', path: '/about', title_el: 'Σχετικά με εμάς', title_en: 'About us' },
  { id: 'faq', path: '/faq', title_el: 'Συχνές ερωτήσεις', title_en: 'FAQ' },
  { id: 'contact', path: '/contact', title_el: 'Επικοινωνία', title_en: 'Contact' },
] as const;

/** The default items, to start from. */
export function createDefaultItems(): MenuPage[] {
  return DEFAULT_ITEMS.map((item, index) => ({ ...item, icon: '', visible: true, order: index + 1 }));
}

/** A new item behind the others. */
export function createMenuPage(pages: readonly MenuPage[]): MenuPage {
  return {
    id: `item-${Date.now().toString(36)}`,
    title_el: '',
    title_en: '',
    path: '/',
    icon: '',
    visible: true,
    order: Math.max(0, ...pages.map(({ order }) => order)) + 1,
  };
}

/**
 * Items in their new order. Their sort numbers are the ones in use, ascending, so that pages with a menu order of their own stay
 * between the same places.
 */
export function keepOrders(pages: readonly MenuPage[]): MenuPage[] {
  const orders = pages.map(({ order }) => order).sort((one, other) => one - other);
  let last = -1;
  return pages.map((page, index) => {
    last = Math.max(last + 1, orders[index] ?? 0);
    return { ...page, order: last };
  });
}
