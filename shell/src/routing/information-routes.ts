import type { ComponentType } from 'react';
import type { PageWords } from '../language/page-words.ts';

/** An informational page, with the words that it brings. */
export interface InformationRoute {
  readonly path: string;
  readonly words: readonly PageWords[];
  readonly load: () => Promise<ComponentType>;
}

const words: readonly PageWords[] = ['shell-pages'];
const longText = () => import(/* webpackChunkName: "page-text" */ '../pages/content/long-text-page.tsx');

/** The informational pages of spec section 2. */
export const informationRoutes: readonly InformationRoute[] = [
  {
    path: 'about',
    words,
    load: () => import(/* webpackChunkName: "page-content" */ '../pages/content-page.tsx').then((m) => m.AboutPage),
  },
  { path: 'privacy', words, load: () => longText().then((m) => m.PrivacyPage) },
  { path: 'terms', words, load: () => longText().then((m) => m.TermsPage) },
  {
    path: 'faq',
    words,
    load: () => import(/* webpackChunkName: "page-faq" */ '../pages/faq/faq-page.tsx').then((m) => m.FaqPage),
  },
  {
    path: 'contact',
    words,
    load: () =>
      import(/* webpackChunkName: "page-contact" */ '../pages/contact/contact-page.tsx').then((m) => m.ContactPage),
  },
  {
    path: 'statistics',
    words,
    load: () =>
      import(/* webpackChunkName: "page-statistics" */ '../pages/statistics/statistics-page.tsx').then(
        (m) => m.StatisticsPage,
      ),
  },
];
