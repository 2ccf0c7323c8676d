import { useCheckDatabaseMutation, useVacuumDatabaseMutation } from '@fakos/shared-kit/api/database/hooks';
import { Alert, Button, List, SimpleGrid, Stack, Text } from '@mantine/core';
import { useFormatBytes } from '../../framework/format-bytes.ts';
import { Section } from '../../framework/section.tsx';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { useDatabaseText } from './database-text.ts';

/** Checks the database and releases space that it does not use. */
export function Maintenance() {
  const databaseText = useDatabaseText();
  return (
    <Section title={databaseText('maintenance')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <IntegrityCheck />
        <Vacuum />
      </SimpleGrid>
    </Section>
  );
}

function IntegrityCheck() {
  const databaseText = useDatabaseText();
  const [check, { data, error, isLoading }] = useCheckDatabaseMutation();
  const found = data?.data;
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" loading={isLoading} onClick={() => void check()}>
        {databaseText('check')}
      </Button>
      <Text size="sm" c="dimmed">
        {databaseText('checkHint')}
      </Text>
      {error && <FailureState failure={error} onRetry={() => void check()} isPending={isLoading} />}
      {found?.ok && (
        <Alert role="status" color="accent">
          {databaseText('intact')}
        </Alert>
      )}
      {found && !found.ok && (
        <Alert role="alert" color="red" title={databaseText('problems', { count: found.problems.length })}>
          <List size="sm">
            {found.problems.map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  );
}

function Vacuum() {
  const databaseText = useDatabaseText();
  const formatBytes = useFormatBytes();
  const [vacuum, { data, error, isLoading }] = useVacuumDatabaseMutation();
  const sizes = data?.data;
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" loading={isLoading} onClick={() => void vacuum()}>
        {databaseText('vacuum')}
      </Button>
      <Text size="sm" c="dimmed">
        {databaseText('vacuumHint')}
      </Text>
      {error && <FailureState failure={error} onRetry={() => void vacuum()} isPending={isLoading} />}
      {sizes && (
        <Alert role="status" color="accent">
          {databaseText('vacuumed', {
            before: formatBytes(sizes.before_bytes),
            after: formatBytes(sizes.after_bytes),
          })}
        </Alert>
      )}
    </Stack>
  );
}
