/** Id of the JSON script element with a page's `BootData`. */
export const BOOT_ELEMENT_ID = 'fakos-boot';

/**
 * Id of an empty element behind the header of public pages. Browsers paint a rendered page when they have parsed it. Chromium
 * ends the wait at an element's start tag, so the header itself does not work.
 */
export const HEADER_END_ID = 'header-end';

/**
 * Attribute of `<html>` on a rendered page until the visitor opens another page. Elements with `data-far-below` are laid
 * out when the visitor comes near (kit, `ui/base.css`).
 */
export const FIRST_VIEW_ATTRIBUTE = 'data-first-view';

/**
 * Value of {@link FIRST_VIEW_ATTRIBUTE} on a visitor's first page until it is parsed and painted. On phones, elements whose
 * `data-far-below` is empty are not laid out then (kit, `ui/base.css`).
 */
export const FIRST_SCREEN_ONLY = 'first-screen';

/**
 * Attribute of `<html>` on a visitor's first page until its fonts are shown and it is hydrated. Elements without a font of
 * their own have the metric-matched fallback until then (kit, `ui/base.css`).
 */
export const FALLBACK_FONTS_ATTRIBUTE = 'data-fallback-fonts';

/** Value of {@link FALLBACK_FONTS_ATTRIBUTE} once all rendered elements have the shop's fonts in their own styles. */
export const FALLBACK_FONTS_REPLACED = 'replaced';
