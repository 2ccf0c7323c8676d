import type { Role } from '@fakos/contracts/roles';
import type { ShopDatabase } from '../database/schema.ts';
import { insertAccount } from '../domain/accounts/accounts.repo.ts';
import { createSession } from '../domain/accounts/sessions/sessions.repo.ts';

/** An account of a test with its token. */
interface TestAccount {
  readonly id: number;
  readonly token: string;
}

/** Adds an account with a role, `ROLE@example.gr`, and signs it in. It has no password. */
export async function addAccount(db: ShopDatabase, role: Role, email = `${role}@example.gr`): Promise<TestAccount> {
  const id = await insertAccount(db, { name: `Test ${role}`, email, passwordHash: '', role, isVerified: true });
  if (id === undefined) throw new Error(`${email} already has an account`);
  return { id, token: await createSession(db, id) };
}
