import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { Link, paths } from '@fakos/shared-kit/router';
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../framework/layout/language-switch.tsx';
import { useText } from '../../text.ts';
import styles from './login.module.css';

/** Layout of the login: one card, with a link to the public site. */
export function LoginLayout({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) {
  const text = useText();
  const settings = useGetSettingsQuery();
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <Stack className={styles.column}>
        <Group justify="space-between">
          <Text size="lg" fw={500}>
            {settings.data?.settings.company_name || text('brand')}
          </Text>
          <LanguageSwitch />
        </Group>
        <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
          <Stack gap="xs" mb="lg">
            <Title order={1} size="h2">
              {title}
            </Title>
            {description && <Text c="dimmed">{description}</Text>}
          </Stack>
          {children}
        </Paper>
        <Anchor component={Link} to={paths.home} size="sm">
          {text('layout.publicSite')}
        </Anchor>
      </Stack>
    </main>
  );
}
