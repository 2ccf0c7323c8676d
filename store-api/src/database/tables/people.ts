import type { AccountEvent } from '@fakos/contracts/admin-users/contract';
import type { SignedInUser } from '@fakos/contracts/login/contract';
import type { Generated, Selectable } from 'kysely';
import type { Flag } from './flag.ts';

/** Purpose of a token that is sent by e-mail. */
export type TokenPurpose = 'verify' | 'reset' | 'login';

export interface UsersTable {
  id: Generated<number>;
  name: string;
  /** Lower case; used to sign in. */
  email: string;
  password_hash: string;
  role: SignedInUser['role'] | null;
  must_change_password: Flag;
  created_at: string;
  phone: Generated<string>;
  /** When the owner proved that the address is theirs; null until then. */
  email_verified_at: string | null;
  version: Generated<number>;
  /** Name and address as search sees them. */
  search_text: Generated<string>;
  /** When staff disabled it; null for an account that may sign in. */
  disabled_at: Generated<string | null>;
  /** Size of a frame that fits, such as 52-17-140. */
  frame_size: Generated<string | null>;
}

/** The shared secret of an account's authenticator app, encrypted with a key outside the database. */
export interface TwoStepSecretsTable {
  user_id: number;
  secret: string;
  /** Null until a first code proved that the app has the secret; then sign-in requires a code. */
  confirmed_at: string | null;
  /** The time step of the last accepted code; codes of this step and of earlier ones are refused. */
  last_step: number;
  created_at: string;
}

/** Codes that replace one from the app, once each. */
export interface RecoveryCodesTable {
  user_id: number;
  code_hash: string;
  used_at: string | null;
}

/** Sign-ins with a correct password that wait for a code. */
export interface TwoStepChallengesTable {
  token_hash: string;
  user_id: number;
  attempts: number;
  created_at: string;
  expires_at: string;
}

export interface SessionsTable {
  token_hash: string;
  user_id: number;
  created_at: string;
  expires_at: string;
  /** To within a few minutes. */
  last_seen_at: Generated<string>;
  /** Browser and system, for people to recognise it by. */
  device: Generated<string>;
  /** 1 for a session of staff that only allows setting up two-step login. */
  must_set_up_two_step: Generated<Flag>;
}

/** Failed logins and other limited attempts in the current window, by account or IP address. */
export interface LoginAttemptsTable {
  bucket: string;
  failures: number;
  window_ends_at: string;
}

/** Tokens sent by e-mail; each can be used once, for its purpose. */
export interface AccountTokensTable {
  token_hash: string;
  user_id: number;
  purpose: TokenPurpose;
  /** The address that the token was sent to; it may be the account's new address, not verified yet. */
  email: string;
  created_at: string;
  expires_at: string;
}

/** Pending registrations. The account is created when the owner of the address opens the link; each has its own token. */
export interface RegistrationsTable {
  token_hash: string;
  email: string;
  name: string;
  password_hash: string;
  created_at: string;
  expires_at: string;
}

export interface AddressesTable {
  id: Generated<number>;
  user_id: number;
  /** JSON: as the checkout's form gives it. */
  address: string;
  is_default: Flag;
  version: number;
  created_at: string;
}

/** Either a product or a post. */
export interface WishlistItemsTable {
  id: Generated<number>;
  user_id: number;
  product_id: number | null;
  post_id: number | null;
  added_at: string;
}

/** Changes that staff made to an account; they remain after the account is deleted. */
export interface AccountEventsTable {
  id: Generated<number>;
  user_id: number;
  kind: AccountEvent['kind'];
  detail: string;
  actor: string;
  at: string;
}

/** Tables of accounts. */
export interface PeopleTables {
  users: UsersTable;
  sessions: SessionsTable;
  login_attempts: LoginAttemptsTable;
  account_tokens: AccountTokensTable;
  registrations: RegistrationsTable;
  addresses: AddressesTable;
  wishlist_items: WishlistItemsTable;
  account_events: AccountEventsTable;
  two_step_secrets: TwoStepSecretsTable;
  recovery_codes: RecoveryCodesTable;
  two_step_challenges: TwoStepChallengesTable;
}

export type UserRow = Selectable<UsersTable>;
