import {
  deleteContactMessage,
  listContactMessages,
  markContactMessage,
  sendContactMessage,
} from '@fakos/shared-kit/api/contact/contract';
import { isOn } from '@fakos/shared-kit/api/settings/flags';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { notifyNewMessage } from '../../notifications/new-arrivals.ts';
import { queueForShop } from '../../outbox/queue-for-shop.ts';
import { translate } from '../../text/translate.ts';
import { findContactMessages, insertContactMessage, markMessage, removeMessage } from './contact.repo.ts';

/** contact.php: visitors write, staff read. */
export const contactEndpoints = [
  endpoint(sendContactMessage, async ({ body, db, language }) => {
    await db.transaction().execute(async (transaction) => {
      const id = await insertContactMessage(transaction, body, language);
      await notifyNewMessage(transaction, id);
      await queueForShop(transaction, { template: 'contact_received', params: { id } });
    });
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
