import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type {
  checkDatabase,
  createBackup,
  deleteBackup,
  getDatabase,
  restoreBackup,
  vacuumDatabase,
} from './contract.ts';

const databaseApi = baseApi.enhanceEndpoints({ addTagTypes: ['Database'] }).injectEndpoints({
  endpoints: (build) => ({
    getDatabase: build.query<AnswerOf<typeof getDatabase>, void>({
      query: () => 'database.php',
      providesTags: ['Database'],
    }),
    createBackup: build.mutation<AnswerOf<typeof createBackup>, void>({
      query: () => ({ url: 'database.php', method: 'POST', params: { action: 'backup' }, body: {} }),
      invalidatesTags: ['Database'],
    }),
    restoreBackup: build.mutation<AnswerOf<typeof restoreBackup>, BodyOf<typeof restoreBackup>>({
      query: (body) => ({ url: 'database.php', method: 'POST', params: { action: 'restore' }, body }),
      invalidatesTags: ['Database'],
    }),
    deleteBackup: build.mutation<AnswerOf<typeof deleteBackup>, BodyOf<typeof deleteBackup>>({
      query: (body) => ({ url: 'database.php', method: 'DELETE', body }),
      invalidatesTags: ['Database'],
    }),
    checkDatabase: build.mutation<AnswerOf<typeof checkDatabase>, void>({
      query: () => ({ url: 'database.php', method: 'POST', params: { action: 'check' }, body: {} }),
    }),
    vacuumDatabase: build.mutation<AnswerOf<typeof vacuumDatabase>, void>({
      query: () => ({ url: 'database.php', method: 'POST', params: { action: 'vacuum' }, body: {} }),
      invalidatesTags: ['Database'],
    }),
  }),
});

export const {
  useGetDatabaseQuery,
  useCreateBackupMutation,
  useRestoreBackupMutation,
  useDeleteBackupMutation,
  useCheckDatabaseMutation,
  useVacuumDatabaseMutation,
} = databaseApi;
