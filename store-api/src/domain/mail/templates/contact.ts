import type { Selectable } from 'kysely';
import type { ContactMessagesTable } from '../../../database/tables/inbox.ts';
import type { EmailParams } from '../../outbox/email-params.ts';
import { examplePerson } from './examples.ts';
import { defineTemplate } from './template.ts';

type Message = Pick<
  Selectable<ContactMessagesTable>,
  'form_title' | 'name' | 'email' | 'phone' | 'subject' | 'message'
>;

/** Where staff read messages. */
const MESSAGES_PATH = '/admin/emails';

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
        { kind: 'button', label: labels.readMessages, url: link(MESSAGES_PATH) },
      ],
      replyTo: { name: message.name, address: email },
    };
  },
  example(_kind, language) {
    const { full_name: name, email, phone } = examplePerson(language);
    const isGreek = language === 'el';
    const subject = isGreek ? 'Ωράριο' : 'Opening hours';
    const text = isGreek ? 'Είστε ανοιχτά το Σάββατο;' : 'Are you open on Saturday?';
    return { form_title: '', name, email, phone, subject, message: text };
  },
});
