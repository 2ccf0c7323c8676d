import type { Permission } from '@fakos/contracts/permissions';
import type { ReactNode } from 'react';
import { Forbidden } from '../states/forbidden.tsx';
import { useHasPermission } from './use-has-permission.ts';

/** Renders its children for roles with a permission, and a message for the others. */
export function RequirePermission({ permission, children }: { permission: Permission; children: ReactNode }) {
  const hasPermission = useHasPermission();
  return hasPermission(permission) ? children : <Forbidden />;
}
