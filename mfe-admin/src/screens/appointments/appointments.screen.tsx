import { IconCalendarEvent } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const appointmentsScreen = defineScreen({
  path: 'appointments',
  menuKey: 'appointments',
  menu: { group: 'sales', order: 20 },
  icon: IconCalendarEvent,
  permission: 'sales',
  component: () => import('./appointments.tsx').then((module) => module.Appointments),
  detail: () => import('./detail/appointment-detail.tsx').then((module) => module.AppointmentDetail),
  actions: [{ key: 'today', labelKey: 'appointments.todayAction', to: '/admin/appointments?view=day' }],
});
