import { IconMail } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const messagesScreen = defineScreen({
  path: 'messages',
  menuKey: 'messages',
  menu: { group: 'sales', order: 40 },
  icon: IconMail,
  permission: 'sales',
  component: () => import('./messages-list.tsx').then((module) => module.MessagesList),
  detail: () => import('./detail/message-detail.tsx').then((module) => module.MessageDetail),
  recordKind: 'message',
  actions: [{ key: 'unread', labelKey: 'messages.unreadAction', to: '/admin/messages?status=new' }],
});
