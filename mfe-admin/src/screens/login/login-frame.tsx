import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { Link, paths } from '@fakos/shared-kit/router';
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../framework/layout/language-switch.tsx';
import { useText } from '../../text.ts';
import styles from './login.module.css';

/** The login's own layout: one card, with the way back to the public site. */
export function LoginFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const text = useText();
  const settings = useGetSettingsQuery();
  return (
    <main className={styles.frame}>
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
            {lead && <Text c="dimmed">{lead}</Text>}
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
