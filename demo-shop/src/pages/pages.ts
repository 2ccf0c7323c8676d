import type { ShopPage } from '../shop-data.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { faq } from './faq.ts';
import { frameGuide } from './frame-guide.ts';
import { kitchenSink } from './kitchen-sink.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The pages. Those that the navigation bar lists by itself have `show_in_menu: false`. */
export const pages: readonly ShopPage[] = [about, faq, contact, frameGuide, kitchenSink, privacy, terms];
