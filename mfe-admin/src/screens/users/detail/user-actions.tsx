import type { AdminUserDetail } from '@fakos/contracts/admin-users/contract';
import type { SignedInUser } from '@fakos/contracts/login/contract';
import { hasPermission } from '@fakos/contracts/permissions';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Alert, Button, Divider, Stack } from '@mantine/core';
import {
  type Icon,
  IconDeviceMobileOff,
  IconDownload,
  IconLock,
  IconLockOpen,
  IconLogout,
  IconMail,
  IconTrash,
  IconUserOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { type UserAction, useUserActions } from './use-user-actions.ts';

const icons: Readonly<Record<UserAction, Icon>> = {
  reset: IconMail,
  sessions: IconLogout,
  twoStep: IconDeviceMobileOff,
  export: IconDownload,
  disable: IconLock,
  enable: IconLockOpen,
  anonymise: IconUserOff,
  delete: IconTrash,
};
const removals: readonly UserAction[] = ['anonymise', 'delete'];

interface UserActionsProps {
  user: AdminUserDetail;
  /** Called once the account has been deleted. */
  onRemoved: () => void;
}

/** Buttons for actions of staff on an account. Each needs confirmation and describes its effect. */
export function UserActions({ user, onRemoved }: UserActionsProps) {
  const text = useText();
  const self = useKitSelector(selectUser);
  const [action, setAction] = useState<UserAction>('reset');
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask = (chosen: UserAction) => {
    setAction(chosen);
    setProblem(undefined);
    setOpen(true);
  };
  const renderButton = (offered: UserAction) => {
    const ActionIcon = icons[offered];
    return (
      <Button
        key={offered}
        variant={removals.includes(offered) ? 'outline' : 'default'}
        {...(removals.includes(offered) && { color: 'red' })}
        justify="flex-start"
        leftSection={<ActionIcon size={16} aria-hidden />}
        onClick={() => ask(offered)}
      >
        {text(`users.actions.${offered}.label`)}
      </Button>
    );
  };
  return (
    <>
      <Stack gap="xs">
        {listActions(user, self).map(renderButton)}
        <Divider my="xs" />
        {removals.map(renderButton)}
      </Stack>
      <ActionDialog
        user={user}
        action={action}
        isOpen={isOpen}
        problem={problem}
        onProblem={setProblem}
        onClose={() => setOpen(false)}
        onRemoved={onRemoved}
      />
    </>
  );
}

/** The actions that the account's state allows. */
function listActions(
  { id, disabled, sessions, two_step_since: since }: AdminUserDetail,
  self: SignedInUser | null,
): readonly UserAction[] {
  const canReset = since !== null && self?.id !== id && hasPermission(self?.role, 'ownership');
  const withTwoStep: readonly UserAction[] = canReset ? ['twoStep'] : [];
  const withSessions: readonly UserAction[] = sessions > 0 ? ['sessions'] : [];
  return disabled
    ? ['enable', ...withTwoStep, 'export']
    : ['reset', ...withSessions, ...withTwoStep, 'export', 'disable'];
}

interface ActionDialogProps extends UserActionsProps {
  action: UserAction;
  isOpen: boolean;
  /** Why the last action had no effect. */
  problem: string | undefined;
  onProblem: (problem: string | undefined) => void;
  onClose: () => void;
}

function ActionDialog({ user, action, isOpen, problem, onProblem, onClose, onRemoved }: ActionDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const run = useUserActions(user);
  const [isPending, setPending] = useState(false);
  const name = user.name || user.email;
  const isRemoval = removals.includes(action);

  async function confirm() {
    setPending(true);
    onProblem(undefined);
    try {
      const { message, isDone } = await run(action);
      if (!isDone) return onProblem(message);
      toasts.showSuccess(message);
      onClose();
      if (isRemoval) onRemoved();
    } catch (failure) {
      onProblem(failureText(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text(`users.actions.${action}.title`, { name })}
      message={text(`users.actions.${action}.message`, { email: user.email })}
      confirmLabel={text(`users.actions.${action}.label`)}
      isDestructive={isRemoval || action === 'disable' || action === 'twoStep'}
      isPending={isPending}
      {...(isRemoval && { nameToType: name })}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {problem && (
        <Alert role="alert" color="red" title={action === 'delete' ? text('users.failed.delete') : undefined}>
          {problem}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
