import {
  deleteContactMessage,
  listContactMessages,
  markContactMessage,
  sendContactMessage,
} from '@fakos/contracts/contact/contract';
import { isOn } from '@fakos/contracts/settings/flags';
import { findContactMessages, markMessage, removeMessage } from '../../domain/contact/contact-messages.repo.ts';
import { receiveMessage } from '../../domain/contact/contact-messages.ts';
import { Failure } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** contact.php: visitors write, staff read. */
export const contactEndpoints = [
  endpoint(sendContactMessage, async ({ body, db, language }) => {
    await db.transaction().execute((transaction) => receiveMessage(transaction, body, language));
    return { message: translate(language, 'done.messageSent') };
  }),

  endpoint(listContactMessages, async ({ query: { page, limit, unread }, db }) => {
    const { rows, total } = await findContactMessages(db, { page, limit, onlyUnread: isOn(unread, false) });
    const data = rows.map(({ gdpr_consent: consent, ...row }) => ({ ...row, gdprConsent: consent === 1 }));
    return { data, meta: { page, limit, total } };
  }),

  endpoint(markContactMessage, async ({ body, db, language }) => {
    const isFound = await markMessage(db, body.id, body.read);
    if (!isFound) throw new Failure('NOT_FOUND');
    return { message: translate(language, body.read ? 'done.messageRead' : 'done.messageUnread') };
  }),

  endpoint(deleteContactMessage, async ({ body, db, language }) => {
    const isFound = await removeMessage(db, body.id);
    if (!isFound) throw new Failure('NOT_FOUND');
    return { message: translate(language, 'done.messageDeleted') };
  }),
];
