import type { EmailKind } from '@fakos/contracts/emails/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { type EmailText, emailTexts } from './texts/email-texts.ts';

/** The words of a kind of e-mail: staff's where they changed them. */
export async function findEmailText(db: ShopDatabase, kind: EmailKind, language: Language): Promise<EmailText> {
  return (await findChangedText(db, kind, language)) ?? emailTexts[language].kinds[kind];
}

/** What staff wrote for a kind of e-mail, if they did. */
export function findChangedText(db: ShopDatabase, kind: EmailKind, language: Language) {
  return db
    .selectFrom('email_templates')
    .selectAll()
    .where('template', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** Everything that staff wrote. */
export function findChangedTexts(db: ShopDatabase) {
  return db.selectFrom('email_templates').selectAll().execute();
}

/** Keeps staff's words. */
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

/** Forgets staff's words. */
export async function removeEmailText(db: ShopDatabase, kind: EmailKind, language: Language): Promise<void> {
  await db.deleteFrom('email_templates').where('template', '=', kind).where('language', '=', language).execute();
}
