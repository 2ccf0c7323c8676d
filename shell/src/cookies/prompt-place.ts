/** Id of the element of the public layout that contains the cookie banner: after the skip link, before the header. */
export const PROMPT_PLACE_ID = 'cookie-prompt';

/** Whether the page has the public layout, and so a cookie banner of its own. */
export const hasBannerPlace = () => document.getElementById(PROMPT_PLACE_ID) !== null;
