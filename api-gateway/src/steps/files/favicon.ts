import { colors } from '@fakos/contracts/colors';
import { type RequestHandler, Router } from 'express';

/** The default icon, for a shop that has set none. */
export const DEFAULT_ICON = '/favicon.svg';
const ONE_DAY_S = 86_400;

const ICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  `<rect width="32" height="32" rx="7" fill="${colors.ink}"/>`,
  `<g fill="none" stroke="${colors.ground}" stroke-width="2.2" stroke-linecap="round">`,
  '<circle cx="10" cy="17" r="4.6"/><circle cx="22" cy="17" r="4.6"/><path d="M14.3 15.6q1.7-1.5 3.4 0"/>',
  '</g></svg>',
].join('');

/** `/favicon.svg`, and `/favicon.ico` for clients that request it without reading the page. */
export function favicon(): RequestHandler {
  return Router().get([DEFAULT_ICON, '/favicon.ico'], (_request, response) => {
    response.type('svg').set('Cache-Control', `public, max-age=${ONE_DAY_S}`).send(ICON);
  });
}
