import { type EmailKind, emailKinds } from '@fakos/contracts/emails/contract';

/** Key of the outbox for saved views. */
export const EMAILS_KEY = 'emails';
/** Address of the outbox. */
export const EMAILS = '/admin/emails';
/** Address of the list of templates. */
export const TEMPLATES = `${EMAILS}/templates`;
/** Address of the mail server's state. */
export const DELIVERY = `${EMAILS}/delivery`;

/** Address of the settings of the mail server. */
export const EMAIL_SETTINGS = '/admin/settings/email';

/** Address of an e-mail of the outbox. */
export function getEmailAddress({ id }: { id: number }): string {
  return `${EMAILS}/${id}`;
}

/** Address of a template. A dot in its last part would make the address look like a file's. */
export function getTemplateAddress(kind: EmailKind): string {
  return `${TEMPLATES}/${toSegment(kind)}`;
}

/** The kind that a part of a template's address stands for. */
export function findKind(segment: string | undefined): EmailKind | undefined {
  return emailKinds.find((kind) => toSegment(kind) === segment);
}

function toSegment(kind: EmailKind): string {
  return kind.replace('.', '-');
}
