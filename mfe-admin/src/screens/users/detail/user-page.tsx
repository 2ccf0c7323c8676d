import type { AdminUserDetail } from '@fakos/contracts/admin-users/contract';
import { accountPermissions } from '@fakos/contracts/permissions';
import {
  useGetAdminUserQuery,
  useLazyGetAdminUserQuery,
  useUpdateAdminUserMutation,
} from '@fakos/shared-kit/api/admin-users/hooks';
import { Navigate } from '@fakos/shared-kit/router';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectUser, userChanged } from '@fakos/shared-kit/state/session';
import { Grid, Stack } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { useHasPermission } from '../../../framework/session/use-has-permission.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { useUserLabels, useUserMessages, useUserValueText } from '../form/use-user-form.ts';
import { UserFields } from '../form/user-fields.tsx';
import { secretUserFields, toUserFields, toUserValues, type UserValues, validateUser } from '../form/user-values.ts';
import { USERS, USERS_KEY } from '../user-paths.ts';
import { UserAccount } from './user-account.tsx';
import { UserActions } from './user-actions.tsx';
import { UserContact } from './user-contact.tsx';
import { UserHistory } from './user-history.tsx';
import { UserAddresses, UserBookings, UserConsents, UserOrders } from './user-records.tsx';

/** One account: its details, orders, bookings, addresses, consents, sessions and history. */
export function UserPage() {
  const text = useText();
  const hasPermission = useHasPermission();
  const detail = useDetailPage(useGetAdminUserQuery);
  return (
    <DetailPage
      detail={detail}
      title={(user) => (user ? user.name || user.email : text('users.one'))}
      list={{ listKey: USERS_KEY, path: USERS, label: text('menu.users') }}
    >
      {(user) =>
        hasPermission(accountPermissions[user.role]) ? (
          <UserForm key={user.id} user={user} />
        ) : (
          <UserColumns user={user} details={<UserContact user={user} />} />
        )
      }
    </DetailPage>
  );
}

function UserForm({ user }: { user: AdminUserDetail }) {
  const text = useText();
  const toasts = useToasts();
  const messages = useUserMessages();
  const labels = useUserLabels();
  const formatValue = useUserValueText();
  const showOwnChange = useOwnChange();
  const [update] = useUpdateAdminUserMutation();
  const [reload] = useLazyGetAdminUserQuery();
  const [isRemoved, setRemoved] = useState(false);
  const loaded = useMemo(() => toRecord(user), [user]);
  const { id } = user;
  const form = useRecordForm<UserValues>({
    draftKey: `${USERS_KEY}:${id}`,
    loaded,
    validate: (values) => validateUser(values, messages, false),
    secretFields: secretUserFields,
    save: async (changes, { version }) => {
      const fields = toUserFields(changes);
      const { data } = await update({ id, version: Number(version), ...fields }).unwrap();
      showOwnChange(id, fields);
      return data;
    },
    reload: async () => toRecord((await reload({ id }).unwrap()).data),
    onSaved: ({ name = user.name }) => toasts.showSuccess(text('users.saved', { name })),
  });
  if (isRemoved && !form.isDirty) return <Navigate to={USERS} replace />;
  return (
    <RecordFormPage
      form={form}
      fieldLabels={labels}
      failureTitle={text('users.failed.update')}
      formatValue={formatValue}
    >
      <UserColumns
        user={user}
        details={<UserFields />}
        actions={
          <UserActions
            user={user}
            onRemoved={() => {
              form.discard();
              setRemoved(true);
            }}
          />
        }
      />
    </RecordFormPage>
  );
}

function toRecord(user: AdminUserDetail): LoadedRecord<UserValues> {
  return { values: toUserValues(user), version: user.version };
}

/** Updates the signed-in user's name and role in the frame when they change their own account. */
function useOwnChange() {
  const dispatch = useDispatch();
  const own = useKitSelector(selectUser);
  return (id: number, { name, email, role }: Partial<UserValues>) => {
    if (own?.id !== id) return;
    dispatch(userChanged({ ...own, ...(name && { name }), ...(email && { email }), ...(role && { role }) }));
  };
}

interface UserColumnsProps {
  user: AdminUserDetail;
  details: ReactNode;
  actions?: ReactNode;
}

function UserColumns({ user, details, actions }: UserColumnsProps) {
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack>
          {details}
          <UserOrders user={user} />
          <UserBookings user={user} />
          <UserAddresses user={user} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack>
          <UserAccount user={user}>{actions}</UserAccount>
          <UserConsents user={user} />
          <UserHistory user={user} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
