import type { ChangedMessage, changeContactMessages } from '@fakos/contracts/bulk/contract';
import type { z } from 'zod';
import { inTransaction } from '../../database/in-transaction.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { type BulkResult, runBulk } from '../bulk/run-bulk.ts';
import { resolveTarget } from '../bulk/target.ts';
import type { Editor } from '../writing/editor.ts';
import { findMessageIds, findMessagesByIds, removeMessage } from './contact-messages.repo.ts';
import { markMessage } from './handle-message.ts';

type MessageRow = Awaited<ReturnType<typeof findMessagesByIds>>[number];

interface BulkRequest {
  readonly db: ShopDatabase;
  readonly body: z.output<typeof changeContactMessages.body>;
  readonly language: Language;
  readonly editor: Editor;
  reportError(error: unknown): void;
}

/** Marks many messages as read or unread, or deletes them. */
export async function changeMany(request: BulkRequest): Promise<BulkResult<ChangedMessage>> {
  const { db, body, language, editor, reportError } = request;
  const { change } = body;
  return runBulk<MessageRow, ChangedMessage>({
    ids: await resolveTarget(body.target, (filter, limit) => findMessageIds(db, filter, editor.user.id, limit)),
    language,
    isPreview: body.preview,
    transact: (work) => inTransaction(db, work),
    load: findMessagesByIds,
    getLabel,
    async change(transaction, { id }) {
      if (change.kind === 'delete') await removeMessage(transaction, id);
      else await markMessage(transaction, { id, read: change.read, actor: editor.user.email });
    },
    async describe(transaction, rows) {
      const ids = rows.map(({ id }) => id);
      const after = new Map((await findMessagesByIds(transaction, ids)).map((row) => [row.id, row]));
      return rows.map((row) => {
        const changed = after.get(row.id);
        return {
          id: row.id,
          label: getLabel(row),
          before: { read: row.read_at !== null },
          after: changed ? { read: changed.read_at !== null } : null,
          version: null,
        };
      });
    },
    reportError,
  });
}

function getLabel({ name, email }: MessageRow): string {
  return name || email;
}
