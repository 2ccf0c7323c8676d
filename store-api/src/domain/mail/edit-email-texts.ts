import type { EmailKind, EmailTemplateText, updateEmailTemplate } from '@fakos/contracts/emails/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { brokenRule, Failure } from '../../errors/failure.ts';
import type { Language } from '../../text/translate.ts';
import { getNextVersion } from '../writing/versions.ts';
import { findChangedText, saveEmailText } from './email-templates.repo.ts';
import { getTemplateByKind } from './templates/index.ts';
import { type EmailText, emailTexts } from './texts/email-texts.ts';

const LONG_AGO = new Date(0).toISOString();

/** Stores the texts of a kind of e-mail inside a transaction. */
export async function changeEmailText(db: ShopDatabase, wanted: z.output<typeof updateEmailTemplate.body>) {
  const { template: kind, language, subject, intro, version } = wanted;
  const row = await findChangedText(db, kind, language);
  if (version !== undefined && version !== (row?.updated_at ?? null)) throw new Failure('STALE_VERSION');
  const updatedAt = getNextVersion(row?.updated_at ?? LONG_AGO);
  await saveEmailText(db, { kind, language, subject, intro, updatedAt });
  return toEmailTemplate(kind, language, { subject, intro, updated_at: updatedAt });
}

/** Refuses placeholders that the template does not fill in. */
export function checkPlaceholders(kind: EmailKind, texts: Partial<EmailText>, language: Language): void {
  const known = getPlaceholders(kind);
  for (const field of ['subject', 'intro'] as const) {
    const names = Array.from(texts[field]?.matchAll(/\{\{(.*?)\}\}/gs) ?? [], ([, name]) => name ?? '');
    if (names.some((name) => !known.includes(name))) throw brokenRule(language, field, 'unknownPlaceholder');
  }
}

function getPlaceholders(kind: EmailKind): string[] {
  return [...getTemplateByKind(kind).placeholders, 'shop'];
}

/** The texts of a kind of e-mail as the back office shows them, with their defaults. */
export function toEmailTemplate(
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
    placeholders: getPlaceholders(kind),
    version: changed?.updated_at ?? null,
  };
}
