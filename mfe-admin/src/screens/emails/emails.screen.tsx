import { IconMailCog } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const emailsScreen = defineScreen({
  path: 'emails',
  menuKey: 'emails',
  menu: { group: 'communication', order: 20 },
  icon: IconMailCog,
  permission: 'administration',
  component: () => import('./outbox/outbox.tsx').then((module) => module.Outbox),
  detail: () => import('./outbox/email-page.tsx').then((module) => module.EmailPage),
  pages: {
    templates: () => import('./templates/template-list.tsx').then((module) => module.TemplateList),
    'templates/:kind': () => import('./templates/template-page.tsx').then((module) => module.TemplatePage),
    delivery: () => import('./delivery.tsx').then((module) => module.Delivery),
  },
  actions: [
    { key: 'failed', labelKey: 'emails.failedAction', to: '/admin/emails?status=failed' },
    { key: 'templates', labelKey: 'emails.templatesAction', to: '/admin/emails/templates' },
    { key: 'delivery', labelKey: 'emails.deliveryAction', to: '/admin/emails/delivery' },
  ],
});
