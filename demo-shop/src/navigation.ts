import type { ShopNavigation } from './shop-data.ts';
import { both } from './texts.ts';

/** The navigation bar. The frame guide is added between its items by its `menu_order`. */
export const navigation: ShopNavigation = {
  settings: { backgroundColor: '', textColor: '', position: 'sticky', style: 'default' },
  pages: [
    { id: 'home', title: both('Αρχική', 'Home'), path: '/', icon: '', visible: true, order: 1 },
    { id: 'products', title: both('Προϊόντα', 'Products'), path: '/shop', icon: '', visible: true, order: 2 },
    { id: 'services', title: both('Υπηρεσίες', 'Services'), path: '/services', icon: '', visible: true, order: 3 },
    { id: 'blog', title: both('Άρθρα', 'Articles'), path: '/blog', icon: '', visible: true, order: 4 },
    { id: 'about', title: both('Σχετικά', 'About'), path: '/about', icon: '', visible: true, order: 5 },
    { id: 'faq', title: both('Συχνές ερωτήσεις', 'FAQ'), path: '/faq', icon: '', visible: true, order: 6 },
    { id: 'contact', title: both('Επικοινωνία', 'Contact'), path: '/contact', icon: '', visible: true, order: 7 },
  ],
  customMenuItems: [
    { title: both('Προσφορές', 'Offers'), url: '/shop?on_sale=1', icon: '', visible: true, openInNewTab: false },
  ],
};
