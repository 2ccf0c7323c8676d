import { IconHistory } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const auditLogScreen = defineScreen({
  path: 'audit-log',
  menuKey: 'auditLog',
  menu: { group: 'insights', order: 40 },
  icon: IconHistory,
  permission: 'administration',
  component: () => import('./audit-log.tsx').then((module) => module.AuditLog),
});
