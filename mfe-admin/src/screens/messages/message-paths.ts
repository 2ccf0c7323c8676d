/** Address of the inbox. */
export const MESSAGES = '/admin/messages';
/** Key of the inbox in stored views. */
export const MESSAGES_KEY = 'messages';

/** Address of a message. */
export function getMessageAddress({ id }: { readonly id: number }): string {
  return `${MESSAGES}/${id}`;
}
