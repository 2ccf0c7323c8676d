import { z } from 'zod';
import { builtRecord } from '../drafts/contract.ts';
import { dataResponse, defineEndpoint, instant } from '../endpoint.ts';

/** How often an open editor reports itself, in seconds. */
export const PRESENCE_INTERVAL_SECONDS = 20;
/** After how many seconds without a report an editor counts as closed. */
export const PRESENCE_EXPIRY_SECONDS = 60;

/** Another user who has the same record open. */
export const presentEditor = z.object({ name: z.string(), since: instant });
/** See {@link presentEditor}. */
export type PresentEditor = z.output<typeof presentEditor>;

/** POST presence.php: reports that the user has a record open, or with `leaving` no longer; returns the other users. */
export const reportPresence = defineEndpoint({
  resource: 'presence',
  method: 'POST',
  permission: 'content',
  record: 'none',
  invalidates: [],
  body: builtRecord.extend({ leaving: z.boolean().default(false) }),
  response: dataResponse(z.array(presentEditor)),
});
