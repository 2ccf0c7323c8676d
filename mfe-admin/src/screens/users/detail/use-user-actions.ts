import type { AdminUserDetail } from '@fakos/contracts/admin-users/contract';
import {
  useAnonymiseUserMutation,
  useDeleteAdminUserMutation,
  useDisableUserMutation,
  useEnableUserMutation,
  useEndUserSessionsMutation,
  useExportUserMutation,
  useResetUserTwoStepMutation,
  useSendUserResetMutation,
} from '@fakos/shared-kit/api/admin-users/hooks';
import { saveFile } from '../../../framework/save-file.ts';
import { useText } from '../../../text.ts';

/** Actions on an account; their texts are below `users.actions` in the locales. */
export type UserAction = 'reset' | 'sessions' | 'twoStep' | 'export' | 'disable' | 'enable' | 'anonymise' | 'delete';

/** The result of an action. */
interface ActionOutcome {
  /** The server's message, or the name of the downloaded file. */
  readonly message: string;
  /** False if nothing was done, for example because the shop cannot send e-mail. */
  readonly isDone: boolean;
}

/** A function that runs an action on an account; it rejects with the API's failure. */
export function useUserActions({ id }: AdminUserDetail): (action: UserAction) => Promise<ActionOutcome> {
  const text = useText();
  const [sendReset] = useSendUserResetMutation();
  const [endSessions] = useEndUserSessionsMutation();
  const [requestExport] = useExportUserMutation();
  const [twoStep] = useResetUserTwoStepMutation();
  const [disable] = useDisableUserMutation();
  const [enable] = useEnableUserMutation();
  const [anonymise] = useAnonymiseUserMutation();
  const [remove] = useDeleteAdminUserMutation();

  return async (action) => {
    if (action === 'reset') {
      const { message, data } = await sendReset({ id }).unwrap();
      return { message, isDone: data.delivery === 'sent' };
    }
    if (action === 'export') {
      const { data } = await requestExport({ id }).unwrap();
      const filename = `user-${id}-${data.exported_at.slice(0, 10)}.json`;
      saveFile({ filename, content: JSON.stringify(data, null, 2), type: 'application/json;charset=utf-8' });
      return { message: text('users.exported', { name: filename }), isDone: true };
    }
    const run = { sessions: endSessions, twoStep, disable, enable, anonymise, delete: remove }[action];
    return { message: (await run({ id }).unwrap()).message, isDone: true };
  };
}
