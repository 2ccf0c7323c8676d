import { getPathLanguage } from '@fakos/contracts/languages';
import type { RequestHandler } from 'express';
import el from '../../../../locales/el.json' with { type: 'json' };
import en from '../../../../locales/en.json' with { type: 'json' };
import { escapeHtml } from '../../../html/escape.ts';
import { endAfterBody } from '../../drain-request-body.ts';
import { createLink, createPlainDocument } from './plain-document.ts';

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/**
 * Responds to a form that the browser submitted natively, because the page's scripts did not run, and that needs them:
 * explains that nothing was sent to the shop. The forms use POST, so that no password gets into an address; the body is
 * not logged.
 */
export function formsWithoutScripts(): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'POST' || !request.is(FORM_TYPES)) return next();
    const language = getPathLanguage(request.path);
    const { title, message, back } = (language === 'en' ? en : el).formWithoutScripts;
    const content = `<p>${escapeHtml(message)}</p>\n${createLink(request.path.replace(/^\/+/, '/'), back)}`;
    const page = createPlainDocument({ language, title, content, nonce: response.locals.nonce });
    response.status(400).set({ 'Cache-Control': 'no-store, no-transform', Connection: 'close' }).type('html');
    response.setHeader('Content-Length', Buffer.byteLength(page));
    endAfterBody(request, response, page);
  };
}
