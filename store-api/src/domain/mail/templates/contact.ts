import type { Selectable } from 'kysely';
import type { ContactMessagesTable } from '../../../database/tables/inbox.ts';
import type { EmailParams } from '../../outbox/email-params.ts';
import { findReplyAddress, readShopIdentity } from '../shop-identity.ts';
import { examplePerson } from './examples.ts';
import { defineTemplate, type View } from './template.ts';

type Message = Pick<
  Selectable<ContactMessagesTable>,
  'id' | 'form_title' | 'name' | 'email' | 'phone' | 'subject' | 'message'
>;

/** Where staff read messages. */
const MESSAGES_PATH = '/admin/messages';

/** To the shop, when a visitor wrote; a reply goes to the visitor. */
export const contactReceived = defineTemplate<EmailParams['contact_received'], Message>({
  placeholders: ['name', 'subject'],
  getKind: () => 'contact_received',
  load: (db, { id }) => db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst(),
  write(message, { labels, link }) {
    const { email, subject } = message;
    const name = message.name || email;
    const rows: [string, string][] = [
      [labels.name, message.name],
      [labels.email, email],
      [labels.phone, message.phone],
      [labels.subject, subject],
      [labels.form, message.form_title],
    ];
    return {
      values: { name, subject },
      blocks: [
        { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
        { kind: 'quote', title: labels.message, text: message.message },
        { kind: 'button', label: labels.readMessages, url: link(`${MESSAGES_PATH}/${message.id}`) },
      ],
      replyTo: { name: message.name, address: email },
    };
  },
  example: (_kind, language) => exampleMessage(language),
});

interface Reply {
  readonly message: Message;
  readonly text: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** To the sender of a message: the text that staff wrote, above the message itself. */
export const contactReply = defineTemplate<EmailParams['contact_reply'], Reply>({
  placeholders: ['name', 'subject'],
  getKind: () => 'contact_reply',
  async load(db, { id, event }, language) {
    const message = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
    const reply = await db
      .selectFrom('contact_events')
      .select('text')
      .where('id', '=', event)
      .where('message_id', '=', id)
      .executeTakeFirst();
    if (!message || !reply) return undefined;
    const address = await findReplyAddress(db);
    const { name } = await readShopIdentity(db, language);
    return { message, text: reply.text, ...(address !== undefined && { replyTo: { name, address } }) };
  },
  write: ({ message, text, replyTo }, { labels }) => ({
    values: { name: message.name || message.email, subject: message.subject },
    blocks: [
      { kind: 'text', text },
      { kind: 'quote', title: labels.yourMessage, text: message.message },
    ],
    ...(replyTo && { replyTo }),
  }),
  example(_kind, language) {
    const text = language === 'el' ? 'Ναι, από τις 10 έως τις 3.' : 'Yes, from 10 am to 3 pm.';
    return { message: exampleMessage(language), text };
  },
});

function exampleMessage(language: View['language']): Message {
  const { full_name: name, email, phone } = examplePerson(language);
  const isGreek = language === 'el';
  const subject = isGreek ? 'Ωράριο' : 'Opening hours';
  const text = isGreek ? 'Είστε ανοιχτά το Σάββατο;' : 'Are you open on Saturday?';
  return { id: 1, form_title: '', name, email, phone, subject, message: text };
}
