import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type {
  clearNotifications,
  deleteNotification,
  getAdminNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './contract.ts';

const notificationsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Notification'] }).injectEndpoints({
  endpoints: (build) => ({
    getAdminNotifications: build.query<AnswerOf<typeof getAdminNotifications>, QueryOf<typeof getAdminNotifications>>({
      query: (params) => ({ url: 'notifications.php', params: { action: 'get-admin-notifications', ...params } }),
      providesTags: ['Notification', 'Localised'],
    }),
    markNotificationRead: build.mutation<AnswerOf<typeof markNotificationRead>, BodyOf<typeof markNotificationRead>>({
      query: (body) => ({ url: 'notifications.php', method: 'POST', params: { action: 'mark-read' }, body }),
      invalidatesTags: ['Notification'],
    }),
    markAllNotificationsRead: build.mutation<AnswerOf<typeof markAllNotificationsRead>, void>({
      query: () => ({ url: 'notifications.php', method: 'POST', params: { action: 'mark-all-read' } }),
      invalidatesTags: ['Notification'],
    }),
    deleteNotification: build.mutation<AnswerOf<typeof deleteNotification>, BodyOf<typeof deleteNotification>>({
      query: (body) => ({ url: 'notifications.php', method: 'DELETE', body }),
      invalidatesTags: ['Notification'],
    }),
    clearNotifications: build.mutation<AnswerOf<typeof clearNotifications>, void>({
      query: () => ({ url: 'notifications.php', method: 'POST', params: { action: 'clear' } }),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const {
  useGetAdminNotificationsQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
  useDeleteNotificationMutation,
  useClearNotificationsMutation,
} = notificationsApi;
