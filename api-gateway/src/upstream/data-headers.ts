import type { RequestHandler } from 'express';

/** Security headers of responses that are never documents: the API's, images, and files of releases. */
export const dataHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const entries = Object.entries(dataHeaders);

/** Sets {@link dataHeaders}. Those of pages are longer and take longer to compute than passing a request on. */
export function setDataHeaders(): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of entries) response.setHeader(name, value);
    next();
  };
}
