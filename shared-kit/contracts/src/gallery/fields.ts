/** Maximum length of an image's title, caption and category. */
export const MAX_GALLERY_LINE = 160;
/** Maximum length of an image's description. */
export const MAX_GALLERY_DESCRIPTION = 2000;
