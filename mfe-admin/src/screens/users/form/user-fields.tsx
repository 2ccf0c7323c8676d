import { accountPermissions } from '@fakos/contracts/permissions';
import { type Role, roles } from '@fakos/contracts/roles';
import { MIN_PASSWORD, nameLimits } from '@fakos/contracts/users/fields';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { ChoiceField, TextField } from '../../../framework/form/fields.tsx';
import { useField, useFormContext } from '../../../framework/form/form-context.ts';
import { Section } from '../../../framework/section.tsx';
import { useHasPermission } from '../../../framework/session/use-has-permission.ts';
import { useText } from '../../../text.ts';
import { useUserLabels } from './use-user-form.ts';

/** All fields of an account: contact details, role and password. */
export function UserFields() {
  const text = useText();
  const labels = useUserLabels();
  const { isNew } = useFormContext().form;
  return (
    <>
      <Section title={text('users.details')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField name="name" label={labels.name} isRequired maxLength={nameLimits.max} />
          <TextField name="email" label={labels.email} isRequired type="email" inputMode="email" />
          <TextField name="phone" label={labels.phone} type="tel" inputMode="tel" />
        </SimpleGrid>
      </Section>
      <Section title={text('users.access')}>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <RoleField label={labels.role} />
            <TextField
              name="password"
              label={labels.password}
              description={text(isNew ? 'users.passwordHint' : 'users.newPasswordHint', { count: MIN_PASSWORD })}
              isRequired={isNew}
              type="password"
              autoComplete="new-password"
            />
          </SimpleGrid>
          {!isNew && (
            <Text size="sm" c="dimmed">
              {text('users.endsSessionsHint')}
            </Text>
          )}
        </Stack>
      </Section>
    </>
  );
}

/** The roles that the signed-in user may give. */
function RoleField({ label }: { label: string }) {
  const text = useText();
  const hasPermission = useHasPermission();
  const { value } = useField<Role>('role');
  const options = roles
    .filter((role) => hasPermission(accountPermissions[role]))
    .map((role) => ({ value: role, label: text(`users.roles.${role}`) }));
  return <ChoiceField name="role" label={label} description={text(`users.roleHints.${value}`)} options={options} />;
}
