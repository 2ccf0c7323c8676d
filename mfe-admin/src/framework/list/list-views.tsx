import type { ListView } from '@fakos/contracts/preferences/contract';
import {
  useCreateListViewMutation,
  useDeleteListViewMutation,
  useGetPreferencesQuery,
  useUpdateListViewMutation,
} from '@fakos/shared-kit/api/preferences/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button, Group, Menu, Modal, Stack, Switch, TextInput } from '@mantine/core';
import { IconBookmark, IconChevronDown, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useFailureText } from '../states/failure-text.ts';
import { useToasts } from '../toasts.tsx';
import type { ListAddress } from './use-list-address.ts';

const MAX_NAME_LENGTH = 60;

interface ListViewsProps {
  readonly listKey: string;
  readonly address: ListAddress;
}

/**
 * The saved views of a list: opens, saves, changes and deletes them. A view is the list's search, filters, order and columns,
 * for its owner or for all staff.
 */
export function ListViews({ listKey, address }: ListViewsProps) {
  const text = useText();
  const { data } = useGetPreferencesQuery({ list: listKey });
  const [dialog, setDialog] = useState<'save' | 'delete'>();
  const views = data?.data.views ?? [];
  const current = views.find((view) => toAddress(view) === address.view);
  return (
    <>
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {text('views.current', { name: current?.name ?? text(address.view ? 'views.unsaved' : 'views.all') })}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => address.openView('')}>{text('views.all')}</Menu.Item>
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              aria-current={view === current || undefined}
              rightSection={view.scope === 'shared' && <IconShare size={14} aria-label={text('views.isShared')} />}
              onClick={() => address.openView(toAddress(view))}
            >
              {view.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item disabled={!address.view} onClick={() => setDialog('save')}>
            {text('views.save')}
          </Menu.Item>
          {current?.can_change && (
            <Menu.Item color="red" onClick={() => setDialog('delete')}>
              {text('views.delete', { name: current.name })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'save' && (
        <SaveViewDialog listKey={listKey} address={address} views={views} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'delete' && current && <DeleteViewDialog view={current} onClose={() => setDialog(undefined)} />}
    </>
  );
}

interface SaveViewDialogProps extends ListViewsProps {
  views: readonly ListView[];
  onClose: () => void;
}

/** Saves the list as it is displayed. The name of an own view replaces that view. */
function SaveViewDialog({ listKey, address, views, onClose }: SaveViewDialogProps) {
  const text = useText();
  const kitText = useKitText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [create, creation] = useCreateListViewMutation();
  const [update, change] = useUpdateListViewMutation();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const replaced = views.find((view) => view.can_change && view.name === name.trim());
  const failure = creation.error ?? change.error;

  async function save() {
    const fields = { ...toView(address), name: name.trim(), scope: isShared ? 'shared' : 'personal' } as const;
    const { data } = replaced
      ? await update({ id: replaced.id, version: replaced.version, ...fields })
      : await create({ list: listKey, ...fields });
    if (!data) return;
    toasts.showSuccess(text('views.saved', { name: fields.name }));
    onClose();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={text('views.save')}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack>
          {failure !== undefined && (
            <Alert role="alert" color="red">
              {failureText(failure)}
            </Alert>
          )}
          <TextInput
            data-autofocus
            label={text('views.name')}
            description={replaced ? text('views.replaces') : undefined}
            value={name}
            maxLength={MAX_NAME_LENGTH}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Switch
            label={text('views.share')}
            description={text('views.shareHint')}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {kitText('actions.cancel')}
            </Button>
            <Button type="submit" disabled={name.trim() === ''} loading={creation.isLoading || change.isLoading}>
              {kitText('actions.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function DeleteViewDialog({ view, onClose }: { view: ListView; onClose: () => void }) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [remove, { isLoading }] = useDeleteListViewMutation();
  const [restore] = useCreateListViewMutation();
  const { list, name, query, columns, scope } = view;

  async function deleteView() {
    const { error } = await remove({ id: view.id, version: view.version });
    if (error) return toasts.showError(failureText(error));
    toasts.showSuccess(text('views.deleted', { name }), () => void restore({ list, name, query, columns, scope }));
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={text('views.delete', { name })}
      message={text(view.scope === 'shared' ? 'views.deleteShared' : 'views.deleteOwn')}
      confirmLabel={text('views.confirmDelete')}
      isDestructive
      isPending={isLoading}
      onConfirm={() => void deleteView()}
      onCancel={onClose}
    />
  );
}

/** The stored form of an address: its columns apart from the other parameters. */
function toView({ view, columns }: ListAddress): Pick<ListView, 'query' | 'columns'> {
  const params = new URLSearchParams(view);
  params.delete('columns');
  return { query: params.toString(), columns: (columns ?? []).map((key) => ({ key, visible: true })) };
}

/** The address parameters of a view, in the order of {@link ListAddress.view}. */
function toAddress({ query, columns }: Pick<ListView, 'query' | 'columns'>): string {
  const params = new URLSearchParams(query);
  const shown = columns.filter(({ visible }) => visible).map(({ key }) => key);
  if (shown.length > 0) params.set('columns', shown.join(','));
  params.sort();
  return params.toString();
}
