/** Id of the cookie banner. It is hidden in rendered pages; the page shows it after {@link COOKIE_BANNER_DELAY_MS}. */
export const COOKIE_BANNER_ID = 'cookie-banner';

/** Delay of the cookie banner after the start of a page, in milliseconds (spec section 9). */
export const COOKIE_BANNER_DELAY_MS = 1_000;
