import type { FieldErrors } from '@fakos/contracts/errors';
import type { Profile } from '@fakos/contracts/profile/contract';
import { profileDetails } from '@fakos/contracts/profile/fields';
import { nameLimits } from '@fakos/contracts/users/fields';
import { useGetProfileQuery, useUpdateProfileMutation } from '@fakos/shared-kit/api/profile/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectUser, userChanged } from '@fakos/shared-kit/state/session';
import { Alert, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { TextField } from '../../framework/form/fields.tsx';
import { RecordFormPage } from '../../framework/form/record-form-page.tsx';
import { type LoadedRecord, useRecordForm } from '../../framework/form/use-record-form.ts';
import { Section } from '../../framework/section.tsx';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';

/** Values of the form. The current password is required for a new e-mail address only. */
type DetailsValues = { name: string; phone: string; email: string; current_password: string };

const secretFields = ['current_password'];

/** Name, phone and e-mail of the account; a new e-mail address needs the password. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const text = useText();
  const format = useFormat();
  const toasts = useToasts();
  const dispatch = useDispatch();
  const user = useKitSelector(selectUser);
  const { refetch } = useGetProfileQuery();
  const [update] = useUpdateProfileMutation();
  const labels = useLabels();
  const loaded = useMemo(() => toRecord(profile), [profile]);
  const form = useRecordForm<DetailsValues>({
    draftKey: `profile:${profile.id}`,
    loaded,
    secretFields,
    validate: (values) => validate(values, profile.email),
    save: async ({ current_password: password, ...changes }, { version }) => {
      const body = { ...changes, ...(isNewEmail(changes.email, profile) && { current_password: password ?? '' }) };
      const { data, message } = await update({ ...body, version: Number(version) }).unwrap();
      if (user) dispatch(userChanged({ ...user, name: data.name, email: data.email }));
      toasts.showSuccess(message);
      return { version: data.version };
    },
    reload: async () => toRecord((await refetch().unwrap()).data),
  });
  const { email } = form.values;
  return (
    <RecordFormPage form={form} fieldLabels={labels}>
      <Section title={text('profile.details')}>
        <Stack>
          {profile.pending_email !== null && (
            <Alert color="accent" title={text('profile.pending', { email: profile.pending_email })} />
          )}
          <TextField name="name" label={labels.name} isRequired autoComplete="name" maxLength={nameLimits.max} />
          <TextField
            name="phone"
            label={labels.phone}
            description={text('profile.phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <TextField name="email" label={labels.email} isRequired type="email" inputMode="email" autoComplete="email" />
          {isNewEmail(email, profile) && (
            <TextField
              name="current_password"
              label={labels.current_password}
              description={text('profile.passwordForEmail')}
              isRequired
              type="password"
              autoComplete="current-password"
            />
          )}
          <Text size="sm" c="dimmed">
            {text('profile.since', {
              role: text(`layout.role.${profile.role}`),
              date: format.longDate(profile.created_at),
            })}
          </Text>
        </Stack>
      </Section>
    </RecordFormPage>
  );

  function validate(values: DetailsValues, storedEmail: string): FieldErrors {
    const errors: Record<string, string> = {};
    const { shape } = profileDetails;
    if (!shape.name.safeParse(values.name).success) errors.name = text('profile.nameInvalid', nameLimits);
    if (!shape.phone.safeParse(values.phone).success) errors.phone = text('profile.phoneInvalid');
    if (!shape.email.safeParse(values.email.trim()).success) errors.email = text('profile.emailInvalid');
    else if (isNewEmail(values.email, { email: storedEmail }) && values.current_password === '')
      errors.current_password = text('form.required');
    return errors;
  }
}

function useLabels(): Readonly<Record<keyof DetailsValues, string>> {
  const text = useText();
  return useMemo(
    () => ({
      name: text('profile.name'),
      phone: text('profile.phone'),
      email: text('profile.email'),
      current_password: text('login.currentPassword'),
    }),
    [text],
  );
}

function toRecord({ name, phone, email, version }: Profile): LoadedRecord<DetailsValues> {
  return { values: { name, phone, email, current_password: '' }, version };
}

function isNewEmail(email: string | undefined, stored: { email: string }): boolean {
  return email !== undefined && email.trim().toLowerCase() !== stored.email.toLowerCase();
}
