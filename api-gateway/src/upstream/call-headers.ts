import type { RequestHandler } from 'express';

/** Security headers of an answer to a call, whoever opens it: it is data, never a document. */
export const callHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const entries = Object.entries(callHeaders);

/** Sets {@link callHeaders}. A page's own headers cost more than passing a call on does. */
export function secureCalls(): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of entries) response.setHeader(name, value);
    next();
  };
}
