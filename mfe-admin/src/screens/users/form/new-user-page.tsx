import { useCreateAdminUserMutation } from '@fakos/shared-kit/api/admin-users/hooks';
import { Link, Navigate } from '@fakos/shared-kit/router';
import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { useRecordForm } from '../../../framework/form/use-record-form.ts';
import { useScreenTitle } from '../../../framework/layout/screen-title.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { getUserAddress, USERS, USERS_KEY } from '../user-paths.ts';
import { useUserLabels, useUserMessages } from './use-user-form.ts';
import { UserFields } from './user-fields.tsx';
import { secretUserFields, toUserFields, toUserValues, type UserValues, validateUser } from './user-values.ts';

/** Form for a new account. */
export function NewUserPage() {
  const text = useText();
  const toasts = useToasts();
  const messages = useUserMessages();
  const labels = useUserLabels();
  const [create] = useCreateAdminUserMutation();
  const [loaded] = useState(() => ({ values: toUserValues(), version: undefined }));
  const [createdId, setCreatedId] = useState<number>();
  useScreenTitle(text('users.new'));
  const form = useRecordForm<UserValues>({
    draftKey: `${USERS_KEY}:new`,
    loaded,
    validate: (values) => validateUser(values, messages, true),
    secretFields: secretUserFields,
    save: async (changes) => {
      const { data } = await create(toUserFields({ ...loaded.values, ...changes }) as UserValues).unwrap();
      setCreatedId(data.id);
      return data;
    },
    onSaved: ({ name = '' }) => toasts.showSuccess(text('users.saved', { name })),
  });
  if (createdId !== undefined && !form.isDirty) return <Navigate to={getUserAddress({ id: createdId })} replace />;
  return (
    <Stack>
      <Anchor component={Link} to={USERS} size="sm">
        {text('menu.users')}
      </Anchor>
      <RecordFormPage form={form} fieldLabels={labels} failureTitle={text('users.failed.create')}>
        <UserFields />
      </RecordFormPage>
    </Stack>
  );
}
