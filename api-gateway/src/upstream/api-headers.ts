import type { RequestHandler } from 'express';

/** Security headers of the API's responses, which are data and never documents. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const entries = Object.entries(apiHeaders);

/** Sets {@link apiHeaders}. Computing a page's headers would take longer than passing the request on. */
export function setApiHeaders(): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of entries) response.setHeader(name, value);
    next();
  };
}
