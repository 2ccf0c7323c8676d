import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import type { Session } from './sessions/sessions.repo.ts';

/** The part of the request context that the account rules need. */
export interface AccountRequest {
  readonly db: ShopDatabase;
  readonly language: Language;
  readonly session: Session | null;
  /** The client's IP address, by which attempts are counted. */
  readonly request: { address(): string; header(name: string): string | undefined };
}
