import type { EmailKind } from '@fakos/contracts/emails/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { type EmailText, emailTexts } from './texts/email-texts.ts';

/** The texts of a kind of e-mail: those written by staff, or the defaults. */
export async function findEmailText(db: ShopDatabase, kind: EmailKind, language: Language): Promise<EmailText> {
  return (await findChangedText(db, kind, language)) ?? emailTexts[language].kinds[kind];
}

/** The texts that staff wrote for a kind of e-mail, if any. */
export function findChangedText(db: ShopDatabase, kind: EmailKind, language: Language) {
  return db
    .selectFrom('email_templates')
    .selectAll()
    .where('template', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** All texts written by staff. */
export function findChangedTexts(db: ShopDatabase) {
  return db.selectFrom('email_templates').selectAll().execute();
}

/** Stores texts written by staff. */
export async function saveEmailText(
  db: ShopDatabase,
  text: EmailText & { readonly kind: EmailKind; readonly language: Language; readonly updatedAt: string },
): Promise<void> {
  const { kind, language, subject, intro, updatedAt } = text;
  await db
    .insertInto('email_templates')
    .values({ template: kind, language, subject, intro, updated_at: updatedAt })
    .onConflict((conflict) =>
      conflict.columns(['template', 'language']).doUpdateSet({ subject, intro, updated_at: updatedAt }),
    )
    .execute();
}

/** Deletes texts written by staff. */
export async function removeEmailText(db: ShopDatabase, kind: EmailKind, language: Language): Promise<void> {
  await db.deleteFrom('email_templates').where('template', '=', kind).where('language', '=', language).execute();
}
