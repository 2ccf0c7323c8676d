import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { FieldErrors } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import type { AdminPage, createPage } from '@fakos/contracts/pages/contract';

const texts = ['title', 'menu_title', 'meta_title', 'meta_description'] as const;
/** Names of the localised fields, without the language. */
export const localisedNames: readonly string[] = texts;

/** Values of the form with a page's properties. */
export type PageValues = Record<`${(typeof texts)[number]}_${Language}`, string> & {
  slug: string;
  status: AdminPage['status'];
  show_in_menu: boolean;
  no_index: boolean;
};

/** Values of the form for a new page. */
export const newPageValues: PageValues = {
  ...{ title_el: '', title_en: '', menu_title_el: '', menu_title_en: '' },
  ...{ meta_title_el: '', meta_title_en: '', meta_description_el: '', meta_description_en: '' },
  ...{ slug: '', status: 'draft', show_in_menu: false, no_index: false },
};

/** The form's values for a page. */
export function toPageValues(page: AdminPage): PageValues {
  const { title_el, title_en, menu_title_el, menu_title_en, slug, status, show_in_menu, no_index } = page;
  const { meta_title_el, meta_title_en, meta_description_el, meta_description_en } = page;
  return {
    ...{ title_el, title_en, menu_title_el, menu_title_en },
    ...{ meta_title_el, meta_title_en, meta_description_el, meta_description_en },
    ...{ slug, status, show_in_menu, no_index },
  };
}

/** The endpoint's fields for some valid values. */
export function toPageFields<Values extends Partial<PageValues>>({ status, ...rest }: Values) {
  return {
    ...rest,
    // The trash is no status that can be set.
    ...(status !== undefined && status !== 'trash' && { status }),
  } satisfies Partial<EndpointBody<typeof createPage>>;
}

/** Messages of the form's own validation. */
export interface PageMessages {
  readonly required: string;
  readonly bothTitles: string;
}

/** Errors of the form's values by field. */
export function validatePage(values: PageValues, messages: PageMessages): FieldErrors {
  const isEnglishMissing = values.status === 'published' && values.title_en.trim() === '';
  return {
    ...(values.title_el.trim() === '' && { title_el: messages.required }),
    ...(isEnglishMissing && { title_en: messages.bothTitles }),
  };
}
