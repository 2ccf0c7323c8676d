import {
  countContactMessages,
  deleteContactMessage,
  getContactMessage,
  listContactAssignees,
  listContactMessages,
  markContactMessage,
  noteContactMessage,
  replyToContactMessage,
  sendContactMessage,
  updateContactMessage,
} from '@fakos/contracts/contact/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { signedIn } from '../../domain/accounts/sessions/sessions.repo.ts';
import { findPossibleAssignees, insertContactEvent } from '../../domain/contact/contact-events.repo.ts';
import {
  countMessages,
  findContactMessage,
  findContactMessages,
  removeMessage,
} from '../../domain/contact/contact-messages.repo.ts';
import { receiveMessage } from '../../domain/contact/contact-messages.ts';
import { markMessage, replyToMessage, updateMessage } from '../../domain/contact/handle-message.ts';
import { loadMessage, toMessages } from '../../domain/contact/message-response.ts';
import { Failure, requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

const handling = [
  endpoint(updateContactMessage, async ({ body, db, language, session }) => {
    const actor = signedIn(session).user.email;
    const data = await inTransaction(db, async (transaction) => {
      await updateMessage(transaction, { ...body, actor }, language);
      return loadMessage(transaction, body.id);
    });
    return { message: translate(language, 'done.messageUpdated'), data };
  }),

  endpoint(replyToContactMessage, async ({ body, db, language, session }) => {
    const actor = signedIn(session).user.email;
    const data = await inTransaction(db, async (transaction) => {
      await replyToMessage(transaction, { ...body, actor });
      return loadMessage(transaction, body.id);
    });
    return { message: translate(language, 'done.messageReplied'), data };
  }),

  endpoint(noteContactMessage, async ({ body: { id, text }, db, language, session }) => {
    const actor = signedIn(session).user.email;
    const data = await inTransaction(db, async (transaction) => {
      requireFound(await findContactMessage(transaction, id));
      await insertContactEvent(transaction, id, { kind: 'note', text, actor });
      return loadMessage(transaction, id);
    });
    return { message: translate(language, 'done.messageUpdated'), data };
  }),
];

/** contact.php: visitors write, staff read and reply. */
export const contactEndpoints = [
  endpoint(sendContactMessage, async ({ body, db, language }) => {
    await db.transaction().execute((transaction) => receiveMessage(transaction, body, language));
    return { message: translate(language, 'done.messageSent') };
  }),

  endpoint(listContactMessages, async ({ query, db, session }) => {
    const { rows, total } = await findContactMessages(db, query, signedIn(session).user.id);
    return { data: await toMessages(db, rows), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(countContactMessages, async ({ db }) => ({ data: await countMessages(db) })),

  endpoint(listContactAssignees, async ({ db }) => ({ data: await findPossibleAssignees(db) })),

  endpoint(getContactMessage, async ({ query, db }) => ({ data: await loadMessage(db, query.id) })),

  endpoint(markContactMessage, async ({ body, db, language, session }) => {
    const actor = signedIn(session).user.email;
    await inTransaction(db, (transaction) => markMessage(transaction, { ...body, actor }));
    return { message: translate(language, body.read ? 'done.messageRead' : 'done.messageUnread') };
  }),

  ...handling,

  endpoint(deleteContactMessage, async ({ body, db, language }) => {
    const isFound = await removeMessage(db, body.id);
    if (!isFound) throw new Failure('NOT_FOUND');
    return { message: translate(language, 'done.messageDeleted') };
  }),
];
