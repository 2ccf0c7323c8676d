import { errorStatuses } from '@fakos/contracts/error-statuses';
import { AppError } from '@fakos/contracts/errors';
import { getPathLanguage, type Language, localisePath, removePathLanguage } from '@fakos/contracts/languages';
import el from '@fakos/contracts/locales/el.json' with { type: 'json' };
import en from '@fakos/contracts/locales/en.json' with { type: 'json' };
import { toSiteAddress } from '@fakos/contracts/text/site-address';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { escapeHtml } from '../../../html/escape.ts';
import type { Upstream } from '../../../upstream/upstream.ts';
import { createForm, type FieldErrors } from './form-fields.ts';
import { getFormTexts } from './form-texts.ts';
import { createLink, createPlainDocument } from './plain-document.ts';
import { type FormValues, type PlainForm, plainForms } from './plain-forms.ts';

/** Page that says that a form was sent. */
export const SENT_PATH = '/form-sent';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Largest body of a form in bytes: the longest message in Greek, encoded. */
const MAX_FORM_BYTES = 64 * 1024;
/** Status of a form whose fields are not accepted. */
const INVALID = 422;

const apiResponse = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** What became of a form. */
interface Outcome {
  readonly status: number;
  readonly isSent: boolean;
  readonly message?: string | undefined;
  readonly errors?: FieldErrors | undefined;
}

/**
 * Accepts forms that a browser submitted natively, because the page's scripts did not run or have not loaded yet. A form
 * is sent to the endpoint that the scripts use. A form that is not accepted is shown again with what was written.
 *
 * `refuseForeignWrites` has refused those that another site sent; those of a browser that names no site are not accepted.
 */
export function postPlainForms(upstream: Upstream): Router {
  const router = Router();
  router.post('/{*path}', async (request, response, next) => {
    if (!request.is(FORM_TYPE) || !isFromBrowser(request)) return next();
    const page = removePathLanguage(request.path);
    const body = await upstream.readBody(request, MAX_FORM_BYTES);
    const values = Object.fromEntries(new URLSearchParams(body.toString()));
    const form = plainForms.find(({ isSentFrom }) => isSentFrom(page, values));
    if (!form) return next();
    const outcome = await send(form, { values, request, upstream });
    if (outcome.isSent) redirectToSentPage(form, request, response);
    else showAgain(form, { outcome, values, request, response });
  });
  router.get(`{/:language}${SENT_PATH}`, (request, response, next) => {
    const form = plainForms.find(({ name }) => name === request.query.form);
    const { language: prefix } = request.params;
    if (!form || (prefix !== undefined && prefix !== 'en')) return next();
    showSentPage(form, request, response);
  });
  return router;
}

/** All browsers send one of the two headers with a form. */
function isFromBrowser(request: Request): boolean {
  return request.get('sec-fetch-site') !== undefined || request.get('origin') !== undefined;
}

async function send(
  form: PlainForm,
  { values, request, upstream }: { values: FormValues; request: Request; upstream: Upstream },
): Promise<Outcome> {
  const language = getPathLanguage(request.path);
  const agreement = form.fields.find(({ kind }) => kind === 'agreement');
  if (agreement && values[agreement.name] === undefined) {
    const errors = { [agreement.name]: getFormTexts(language).agreementNeeded };
    return { status: INVALID, isSent: false, errors };
  }
  try {
    const body = form.toBody(values, removePathLanguage(request.path));
    const { status, json } = await upstream.postFor(request, form.endpoint, { body, language });
    const { success, message, errors } = apiResponse.parse(json);
    return { status, isSent: success, message, errors };
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'UPSTREAM_FAILED';
    return { status: errorStatuses[code], isSent: false, message: (language === 'en' ? en : el).errors[code] };
  }
}

/** After a redirect, loading the page again does not send the form again. */
function redirectToSentPage({ name }: PlainForm, request: Request, response: Response): void {
  const from = getOwnPath(request);
  const address = localisePath(SENT_PATH, getPathLanguage(from));
  response.set('Cache-Control', 'no-store').redirect(303, `${address}?${new URLSearchParams({ form: name, from })}`);
}

function showAgain(
  form: PlainForm,
  parts: { outcome: Outcome; values: FormValues; request: Request; response: Response },
): void {
  const { outcome, values, request, response } = parts;
  const address = getOwnPath(request);
  const language = getPathLanguage(address);
  const texts = getFormTexts(language);
  const errors = outcome.errors ?? {};
  const message = Object.keys(errors).length > 0 ? texts.correct : (outcome.message ?? texts.failed);
  const content = [
    `<p role="alert">${escapeHtml(message)}</p>`,
    createForm(form, { address, values, errors, language }),
    createLink(address, texts.back),
  ];
  respond(response, outcome.status, { language, title: texts.forms[form.name].title, content });
}

function showSentPage(form: PlainForm, request: Request, response: Response): void {
  const language = getPathLanguage(request.path);
  const texts = getFormTexts(language);
  const { sentTitle, sentText } = texts.forms[form.name];
  const back = toSiteAddress(request.query.from) ?? localisePath('/', language);
  const content = [`<p>${escapeHtml(sentText)}</p>`, createLink(back, texts.back)];
  respond(response, 200, { language, title: sentTitle, content });
}

function respond(
  response: Response,
  status: number,
  { language, title, content }: { language: Language; title: string; content: readonly string[] },
): void {
  const { nonce } = response.locals;
  response.status(status).set('Cache-Control', 'no-store, no-transform').type('html');
  response.send(createPlainDocument({ language, title, content: content.join('\n'), nonce }));
}

/** Two slashes at the beginning of a link would name another host. */
function getOwnPath({ path }: Request): string {
  return path.replace(/^\/+/, '/');
}
