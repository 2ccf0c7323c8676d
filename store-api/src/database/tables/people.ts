import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface UsersTable {
  id: Generated<number>;
  name: string;
  /** Lower case; the one that signs in. */
  email: string;
  password_hash: string;
  role: string | null;
  must_change_password: Flag;
  created_at: string;
}

export interface SessionsTable {
  token_hash: string;
  user_id: number;
  created_at: string;
  expires_at: string;
}

/** Failed logins of an account or an address in the running window. */
export interface LoginAttemptsTable {
  bucket: string;
  failures: number;
  window_ends_at: string;
}

/** Who has an account. */
export interface PeopleTables {
  users: UsersTable;
  sessions: SessionsTable;
  login_attempts: LoginAttemptsTable;
}
