import { type AdminPageSummary, protectedPages } from '@fakos/contracts/pages/contract';
import { paths } from '@fakos/shared-kit/router';

/** Address of the page list. */
export const PAGES = '/admin/pages';
/** Key of the page list in stored views. */
export const PAGES_KEY = 'pages';

/** Address of the editor of a page's sections. */
export function getEditorAddress({ id }: { readonly id: number }): string {
  return `${PAGES}/${id}`;
}

/** Address of the form with a page's properties. */
export function getPropertiesAddress({ id }: { readonly id: number }): string {
  return `${PAGES}/${id}/properties`;
}

/** A page's address in the site; protected pages have screens of their own. */
export function getPublicAddress(slug: string): string {
  return protectedPages.includes(slug) ? `/${slug}` : paths.page(slug);
}

/** A page's title in a language; a draft may have none in English. */
export function getTitle(page: Pick<AdminPageSummary, 'title_el' | 'title_en'>, language: 'el' | 'en'): string {
  return page[`title_${language}`] || page.title_el;
}
