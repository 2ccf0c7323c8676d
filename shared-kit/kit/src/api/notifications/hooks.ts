import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  clearNotifications,
  deleteNotification,
  getAdminNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  restoreNotification,
} from '@fakos/contracts/notifications/contract';
import { baseApi } from '@fakos/shared-kit/api';

const notificationsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Notification'] }).injectEndpoints({
  endpoints: (build) => ({
    getAdminNotifications: build.query<
      EndpointResponse<typeof getAdminNotifications>,
      EndpointQuery<typeof getAdminNotifications>
    >({
      query: (params) => ({ url: 'notifications.php', params: { action: 'get-admin-notifications', ...params } }),
      providesTags: ['Notification', 'Localised'],
    }),
    markNotificationRead: build.mutation<
      EndpointResponse<typeof markNotificationRead>,
      EndpointBody<typeof markNotificationRead>
    >({
      query: (body) => ({ url: 'notifications.php', method: 'POST', params: { action: 'mark-read' }, body }),
      invalidatesTags: ['Notification'],
    }),
    markAllNotificationsRead: build.mutation<EndpointResponse<typeof markAllNotificationsRead>, void>({
      query: () => ({ url: 'notifications.php', method: 'POST', params: { action: 'mark-all-read' } }),
      invalidatesTags: ['Notification'],
    }),
    deleteNotification: build.mutation<
      EndpointResponse<typeof deleteNotification>,
      EndpointBody<typeof deleteNotification>
    >({
      query: (body) => ({ url: 'notifications.php', method: 'DELETE', body }),
      invalidatesTags: ['Notification'],
    }),
    restoreNotification: build.mutation<
      EndpointResponse<typeof restoreNotification>,
      EndpointBody<typeof restoreNotification>
    >({
      query: (body) => ({ url: 'notifications.php', method: 'POST', params: { action: 'restore' }, body }),
      invalidatesTags: ['Notification'],
    }),
    clearNotifications: build.mutation<EndpointResponse<typeof clearNotifications>, void>({
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
  useRestoreNotificationMutation,
  useClearNotificationsMutation,
} = notificationsApi;
