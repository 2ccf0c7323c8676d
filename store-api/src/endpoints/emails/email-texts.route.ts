import {
  type EmailKind,
  type EmailTemplateText,
  emailKinds,
  listEmailTemplates,
  previewEmail,
  resetEmailTemplate,
  updateEmailTemplate,
} from '@fakos/shared-kit/api/emails/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint } from '../../http/endpoint.ts';
import { brokenRule, Failure } from '../../http/failure.ts';
import {
  findChangedText,
  findChangedTexts,
  removeEmailText,
  saveEmailText,
} from '../../outbox/email-templates.repo.ts';
import { renderExample } from '../../outbox/render-email.ts';
import { templateOfKind } from '../../outbox/templates/index.ts';
import { type EmailText, emailTexts } from '../../outbox/texts/email-texts.ts';
import { laterThan } from '../../text/instants.ts';
import { type Language, translate } from '../../text/translate.ts';

const LANGUAGES: readonly Language[] = ['el', 'en'];
const LONG_AGO = new Date(0).toISOString();

/** The part of emails.php that changes the words of e-mails. */
export const emailTextEndpoints = [
  endpoint(listEmailTemplates, async ({ db }) => {
    const rows = await findChangedTexts(db);
    const changedTo = (kind: EmailKind, language: Language) =>
      rows.find((row) => row.template === kind && row.language === language);
    const data = emailKinds.flatMap((kind) =>
      LANGUAGES.map((language) => toTemplate(kind, language, changedTo(kind, language))),
    );
    return { data };
  }),

  endpoint(updateEmailTemplate, async ({ body, db, language }) => {
    checkPlaceholders(body.template, body, language);
    const data = await db.transaction().execute((transaction) => changeText(transaction, body));
    return { message: translate(language, 'done.emailTextSaved'), data };
  }),

  endpoint(resetEmailTemplate, async ({ body, db, language }) => {
    await removeEmailText(db, body.template, body.language);
    const data = toTemplate(body.template, body.language, undefined);
    return { message: translate(language, 'done.emailTextReset'), data };
  }),

  endpoint(previewEmail, async ({ body, db, config, language }) => {
    checkPlaceholders(body.template, body, language);
    const words = {
      ...(body.subject !== undefined && { subject: body.subject }),
      ...(body.intro !== undefined && { intro: body.intro }),
    };
    const { subject, html, text } = await renderExample({ db, config, language: body.language }, body.template, words);
    return { data: { subject, html, text } };
  }),
];

async function changeText(db: ShopDatabase, wanted: z.output<typeof updateEmailTemplate.body>) {
  const { template: kind, language, subject, intro, version } = wanted;
  const row = await findChangedText(db, kind, language);
  if (version !== undefined && version !== (row?.updated_at ?? null)) throw new Failure('STALE_VERSION');
  const updatedAt = laterThan(row?.updated_at ?? LONG_AGO);
  await saveEmailText(db, { kind, language, subject, intro, updatedAt });
  return toTemplate(kind, language, { subject, intro, updated_at: updatedAt });
}

/** A name that nothing fills in would be a hole in somebody's e-mail. */
function checkPlaceholders(kind: EmailKind, texts: Partial<EmailText>, language: Language): void {
  const known = placeholdersOf(kind);
  for (const field of ['subject', 'intro'] as const) {
    const names = Array.from(texts[field]?.matchAll(/\{\{(.*?)\}\}/gs) ?? [], ([, name]) => name ?? '');
    if (names.some((name) => !known.includes(name))) throw brokenRule(language, field, 'unknownPlaceholder');
  }
}

function placeholdersOf(kind: EmailKind): string[] {
  return [...templateOfKind(kind).placeholders, 'shop'];
}

function toTemplate(
  kind: EmailKind,
  language: Language,
  changed: (EmailText & { readonly updated_at: string }) | undefined,
): EmailTemplateText {
  const own = emailTexts[language].kinds[kind];
  const { subject, intro } = changed ?? own;
  return {
    ...{ template: kind, language, subject, intro },
    default_subject: own.subject,
    default_intro: own.intro,
    placeholders: placeholdersOf(kind),
    version: changed?.updated_at ?? null,
  };
}
