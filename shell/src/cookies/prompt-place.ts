/** Id of the element of the layout that the cookie banner is rendered into: after the skip link, before the header. */
export const PROMPT_PLACE_ID = 'cookie-prompt';
