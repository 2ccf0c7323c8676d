import {
  type EmailKind,
  emailKinds,
  listEmailTemplates,
  previewEmail,
  resetEmailTemplate,
  updateEmailTemplate,
} from '@fakos/contracts/emails/contract';
import { omitUndefined } from '../../database/omit-undefined.ts';
import { findSender } from '../../domain/mail/delivery/mail-server.ts';
import { changeEmailText, checkPlaceholders, toEmailTemplate } from '../../domain/mail/edit-email-texts.ts';
import { findChangedTexts, removeEmailText } from '../../domain/mail/email-templates.repo.ts';
import { renderExample } from '../../domain/mail/render-email.ts';
import { type Language, translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

const LANGUAGES: readonly Language[] = ['el', 'en'];

/** Endpoints of emails.php for the editable texts. */
export const emailTextEndpoints = [
  endpoint(listEmailTemplates, async ({ db }) => {
    const rows = await findChangedTexts(db);
    const changedTo = (kind: EmailKind, language: Language) =>
      rows.find((row) => row.template === kind && row.language === language);
    const data = emailKinds.flatMap((kind) =>
      LANGUAGES.map((language) => toEmailTemplate(kind, language, changedTo(kind, language))),
    );
    return { data };
  }),

  endpoint(updateEmailTemplate, async ({ body, db, language }) => {
    checkPlaceholders(body.template, body, language);
    const data = await db.transaction().execute((transaction) => changeEmailText(transaction, body));
    return { message: translate(language, 'done.emailTextSaved'), data };
  }),

  endpoint(resetEmailTemplate, async ({ body, db, language }) => {
    await removeEmailText(db, body.template, body.language);
    const data = toEmailTemplate(body.template, body.language, undefined);
    return { message: translate(language, 'done.emailTextReset'), data };
  }),

  endpoint(previewEmail, async ({ body, db, config, language }) => {
    checkPlaceholders(body.template, body, language);
    const words = {
      ...(body.subject !== undefined && { subject: body.subject }),
      ...(body.intro !== undefined && { intro: body.intro }),
    };
    const desk = { db, config, language: body.language };
    const { subject, html, text, shopName } = await renderExample(desk, body.template, words);
    const { address, name } = await findSender(db, config, omitUndefined(body.sender ?? {}));
    const from = address && `${name || shopName} <${address}>`;
    return { data: { subject, html, text, from } };
  }),
];
