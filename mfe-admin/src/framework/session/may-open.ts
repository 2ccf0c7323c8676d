import type { SignedInUser } from '@fakos/contracts/login/contract';
import type { AdminScreen } from '../screen.ts';

/** Whether a user may open a screen. Menu, palette and routes follow it; the server checks every request itself. */
export function mayOpen({ permission }: Pick<AdminScreen, 'permission'>, user: SignedInUser | null): boolean {
  return permission !== 'admin' || user?.role === 'admin';
}
