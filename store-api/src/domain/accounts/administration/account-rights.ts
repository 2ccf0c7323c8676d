import { accountPermissions, hasPermission } from '@fakos/contracts/permissions';
import type { Role } from '@fakos/contracts/roles';
import { Failure } from '../../../errors/failure.ts';

/** True if a role may read the accounts of staff; other staff may read those of customers only. */
export function mayReadStaff(actor: Role): boolean {
  return hasPermission(actor, 'administration');
}

/** Throws FORBIDDEN unless a role may read accounts of another role. */
export function checkMayRead(actor: Role, managed: Role): void {
  if (managed !== 'user' && !mayReadStaff(actor)) throw new Failure('FORBIDDEN', { reason: 'staffAccounts' });
}

/** Throws FORBIDDEN unless a role may create, change and delete accounts of another role. */
export function checkMayManage(actor: Role, managed: Role): void {
  checkMayRead(actor, managed);
  if (!hasPermission(actor, accountPermissions[managed])) throw new Failure('FORBIDDEN', { reason: 'ownerAccounts' });
}
