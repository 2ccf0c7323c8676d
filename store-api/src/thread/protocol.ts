import type { FirstOwner } from '../domain/accounts/first-owner.ts';

/** Messages of the API's thread to the one that started it. */
export type FromApiThread =
  | { readonly type: 'progress'; readonly text: string }
  | { readonly type: 'started'; readonly port: number; readonly url: string; readonly firstOwner?: FirstOwner }
  | { readonly type: 'failed'; readonly error: Error };

/** Messages to the API's thread, after which it finishes requests in flight and ends. */
export type ToApiThread = 'close';
