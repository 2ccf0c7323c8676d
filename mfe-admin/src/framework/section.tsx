import { Group, Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** Shown beside the title, such as badges or a button. */
  readonly aside?: ReactNode;
  /** Nothing for a section that is closed. */
  readonly children: ReactNode;
}

/** A titled section of a record. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Group justify="space-between" mb={children ? 'sm' : 0} gap="xs">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {aside}
      </Group>
      {children}
    </Paper>
  );
}
