import { multilineText, singleLineText } from './plain-text.ts';

/** Maximum length of a title for search engines, in characters. */
export const MAX_META_TITLE = 120;
/** Maximum length of a description for search engines, in characters. */
export const MAX_META_DESCRIPTION = 320;

const title = singleLineText(MAX_META_TITLE);
const description = multilineText(MAX_META_DESCRIPTION);

/** Title and description for search engines in both languages; an empty one is derived from the row's other texts. */
export const metadataFields = {
  meta_title_el: title,
  meta_title_en: title,
  meta_description_el: description,
  meta_description_en: description,
};

/** {@link metadataFields} of a new row. */
export const newMetadataFields = {
  meta_title_el: title.default(''),
  meta_title_en: title.default(''),
  meta_description_el: description.default(''),
  meta_description_en: description.default(''),
};
