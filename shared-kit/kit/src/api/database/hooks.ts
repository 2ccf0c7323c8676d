import type {
  checkDatabase,
  createBackup,
  deleteBackup,
  getDatabase,
  restoreBackup,
  scheduleBackups,
  vacuumDatabase,
} from '@fakos/contracts/database/contract';
import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const databaseApi = baseApi.enhanceEndpoints({ addTagTypes: ['Database'] }).injectEndpoints({
  endpoints: (build) => ({
    getDatabase: build.query<EndpointResponse<typeof getDatabase>, void>({
      query: () => 'database.php',
      providesTags: ['Database'],
    }),
    createBackup: build.mutation<EndpointResponse<typeof createBackup>, void>({
      query: () => ({ url: 'database.php', method: 'POST', params: { action: 'backup' }, body: {} }),
      invalidatesTags: ['Database'],
    }),
    scheduleBackups: build.mutation<EndpointResponse<typeof scheduleBackups>, EndpointBody<typeof scheduleBackups>>({
      query: (body) => ({ url: 'database.php', method: 'PUT', params: { action: 'schedule' }, body }),
      invalidatesTags: ['Database'],
    }),
    restoreBackup: build.mutation<EndpointResponse<typeof restoreBackup>, EndpointBody<typeof restoreBackup>>({
      query: (body) => ({ url: 'database.php', method: 'POST', params: { action: 'restore' }, body }),
      // Everything that was loaded before may be different now.
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(baseApi.util.resetApiState()),
          () => undefined,
        ),
    }),
    /** Resolves to the object URL of a stored backup, which the caller revokes. */
    downloadBackup: build.mutation<string, { readonly file: string }>({
      query: ({ file }) => ({
        url: 'database-backup.php',
        params: { file },
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : ((await response.json()) as unknown),
      }),
    }),
    deleteBackup: build.mutation<EndpointResponse<typeof deleteBackup>, EndpointBody<typeof deleteBackup>>({
      query: (body) => ({ url: 'database.php', method: 'DELETE', body }),
      invalidatesTags: ['Database'],
    }),
    checkDatabase: build.mutation<EndpointResponse<typeof checkDatabase>, void>({
      query: () => ({ url: 'database.php', method: 'POST', params: { action: 'check' }, body: {} }),
    }),
    vacuumDatabase: build.mutation<EndpointResponse<typeof vacuumDatabase>, void>({
      query: () => ({ url: 'database.php', method: 'POST', params: { action: 'vacuum' }, body: {} }),
      invalidatesTags: ['Database'],
    }),
  }),
});

export const {
  useGetDatabaseQuery,
  useCreateBackupMutation,
  useDownloadBackupMutation,
  useScheduleBackupsMutation,
  useRestoreBackupMutation,
  useDeleteBackupMutation,
  useCheckDatabaseMutation,
  useVacuumDatabaseMutation,
} = databaseApi;
