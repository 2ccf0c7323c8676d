import { reportPresence } from '@fakos/contracts/presence/contract';
import { findBuiltRow } from '../../domain/content/drafts/built-records.repo.ts';
import { report } from '../../domain/content/presence/presence.repo.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { requireFound } from '../../errors/failure.ts';
import { endpoint } from '../endpoint.ts';

/** presence.php: who has a page or a post open. */
export const presenceEndpoints = [
  endpoint(reportPresence, async ({ body, db, ...context }) => {
    requireFound(await findBuiltRow(db, body.kind, body.id));
    return { data: await report(db, body, getEditor(context).user.id) };
  }),
];
