import { hasPermission, type Permission } from '@fakos/contracts/permissions';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { useCallback } from 'react';

/** A function that checks whether the signed-in user's role has a permission. The server checks every request itself. */
export function useHasPermission(): (permission: Permission) => boolean {
  const role = useKitSelector(selectUser)?.role;
  return useCallback((permission) => hasPermission(role, permission), [role]);
}
