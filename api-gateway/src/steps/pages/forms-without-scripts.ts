import { getPathLanguage } from '@fakos/contracts/languages';
import type { RequestHandler } from 'express';
import el from '../../../locales/el.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { escapeHtml } from '../../html/escape.ts';
import { endAfterBody } from '../drain-request-body.ts';

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/**
 * Responds to a form that the browser submitted natively, because the page's scripts did not run: explains that nothing
 * was sent to the shop. The forms use POST, so that no password gets into an address; the body is neither read nor logged.
 */
export function formsWithoutScripts(): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'POST' || !request.is(FORM_TYPES)) return next();
    const language = getPathLanguage(request.path);
    const { title, message, back } = (language === 'en' ? en : el).formWithoutScripts;
    const page = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>
<p><a href="${escapeHtml(request.path.replace(/^\/+/, '/'))}">${escapeHtml(back)}</a></p></main></body>
</html>
`;
    response.status(400).set({ 'Cache-Control': 'no-store, no-transform', Connection: 'close' }).type('html');
    response.setHeader('Content-Length', Buffer.byteLength(page));
    endAfterBody(request, response, page);
  };
}
