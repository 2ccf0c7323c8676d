import type { FieldErrors } from '@fakos/contracts/errors';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, Navigate } from '@fakos/shared-kit/router';
import { Anchor, Group, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useScreenTitle } from '../layout/screen-title.tsx';
import { useToasts } from '../toasts.tsx';
import type { FormValues } from './merge-values.ts';
import { RecordFormPage } from './record-form-page.tsx';
import { useRecordForm } from './use-record-form.ts';

interface NewRecordPageProps<Values extends FormValues> {
  readonly title: string;
  readonly list: { readonly listKey: string; readonly path: string; readonly label: string };
  readonly createValues: () => Values;
  readonly validate: (values: Values) => FieldErrors;
  /** Creates the record; rejects with the API's failure. */
  readonly create: (values: Values) => Promise<{ readonly id: number; readonly version: string | number }>;
  /** Message after the record was created. */
  readonly savedText: (values: Values) => string;
  readonly fieldLabels: Readonly<Record<keyof Values & string, string>>;
  /** The form's fields. */
  readonly children: ReactNode;
}

/** The form for a new record; once saved, the record's page opens. */
export function NewRecordPage<Values extends FormValues>(props: NewRecordPageProps<Values>) {
  const { title, list, createValues, validate, create, savedText, fieldLabels, children } = props;
  const kitText = useKitText();
  const toasts = useToasts();
  const [loaded] = useState(() => ({ values: createValues(), version: undefined }));
  const [createdId, setCreatedId] = useState<number>();
  useScreenTitle(title);
  const form = useRecordForm<Values>({
    draftKey: `${list.listKey}:new`,
    loaded,
    validate,
    save: async (changes) => {
      const created = await create({ ...loaded.values, ...changes });
      setCreatedId(created.id);
      return created;
    },
    onSaved: (changes) => toasts.showSuccess(savedText({ ...loaded.values, ...changes })),
  });
  if (createdId !== undefined && !form.isDirty) return <Navigate to={`${list.path}/${createdId}`} replace />;
  return (
    <Stack>
      <Group>
        <Anchor component={Link} to={list.path} size="sm" aria-label={`${kitText('actions.back')}: ${list.label}`}>
          <Group gap="xs">
            <IconArrowLeft size={16} aria-hidden />
            {list.label}
          </Group>
        </Anchor>
      </Group>
      <RecordFormPage form={form} fieldLabels={fieldLabels}>
        {children}
      </RecordFormPage>
    </Stack>
  );
}
