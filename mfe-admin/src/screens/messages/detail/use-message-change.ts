import type { ContactMessageDetail, updateContactMessage } from '@fakos/contracts/contact/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import { useUpdateContactMessageMutation } from '@fakos/shared-kit/api/admin-contact/hooks';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';

/** A change of a message's status or assignee. */
export type MessageChange = Pick<EndpointBody<typeof updateContactMessage>, 'status' | 'assigned_to'>;

/** Changes a message; the toast reverts it. */
export function useMessageChange(message: ContactMessageDetail) {
  const toasts = useToasts();
  const failureText = useFailureText();
  const [update, { isLoading, error, reset }] = useUpdateContactMessageMutation();
  const [restore] = useUpdateContactMessageMutation();
  const { id, version, status, assigned } = message;

  async function change(wanted: MessageChange) {
    const { data } = await update({ id, version, ...wanted });
    if (!data) return;
    const before: MessageChange = {
      ...(wanted.status !== undefined && { status }),
      ...(wanted.assigned_to !== undefined && { assigned_to: assigned?.id ?? null }),
    };
    toasts.showSuccess(data.message, () => void revert(before, data.data.version));
  }

  async function revert(before: MessageChange, changedVersion: number) {
    const { data, error: failure } = await restore({ id, version: changedVersion, ...before });
    if (data) toasts.showSuccess(data.message);
    else toasts.showError(failureText(failure));
  }

  return {
    change: (wanted: MessageChange) => void change(wanted),
    isPending: isLoading,
    failure: error,
    resetFailure: reset,
  };
}
