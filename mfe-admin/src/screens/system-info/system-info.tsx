import type { SystemInfo } from '@fakos/contracts/system-info/contract';
import { useGetSystemInfoQuery } from '@fakos/shared-kit/api/system-info/hooks';
import { Alert, Button, List, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useFormatBytes } from '../../framework/format-bytes.ts';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';
import { Application, Contents, DatabaseFacts, Machine, Mail, Storage } from './parts.tsx';
import { useSystemInfoText } from './system-info-text.ts';

/** Share of free disk space below which a warning is shown. */
const LOW_DISK_SHARE = 0.1;

/** Versions, machine, storage and database of the installation, with warnings. */
export function SystemInformation() {
  const adminText = useText();
  const text = useSystemInfoText();
  useScreenTitle(adminText('menu.systemInfo'));
  const { data, error, isFetching, refetch } = useGetSystemInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  const info = data?.data;
  if (!info && isUnsupported(error)) return <Text>{text('unsupported')}</Text>;
  if (!info && error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!info) return <PageSkeleton />;
  return (
    <Stack gap="lg">
      <Warnings info={info} />
      <CopyButton info={info} />
      <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="lg">
        <Application info={info} />
        <Machine info={info} />
        <Storage info={info} />
        <DatabaseFacts info={info} />
        <Mail info={info} />
        <Contents info={info} />
      </SimpleGrid>
    </Stack>
  );
}

function Warnings({ info: { storage, mail } }: { info: SystemInfo }) {
  const text = useSystemInfoText();
  const formatBytes = useFormatBytes();
  const { disk } = storage;
  const isDiskLow = disk !== null && disk.free < disk.total * LOW_DISK_SHARE;
  const warnings = [
    isDiskLow && text('lowDisk', { free: formatBytes(disk.free), total: formatBytes(disk.total) }),
    !mail.configured && text('noMail'),
    mail.failed > 0 && text('failedEmails', { count: mail.failed }),
  ].filter((warning) => warning !== false);
  if (warnings.length === 0) return null;
  return (
    <Alert role="status" color={isDiskLow ? 'red' : 'yellow'}>
      <List size="sm">
        {warnings.map((warning) => (
          <List.Item key={warning}>{warning}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function CopyButton({ info }: { info: SystemInfo }) {
  const text = useSystemInfoText();
  const toasts = useToasts();

  async function copy() {
    try {
      await navigator.clipboard.writeText(JSON.stringify(info, null, 2));
      toasts.showSuccess(text('copied'));
    } catch {
      toasts.showError(text('notCopied'));
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={16} aria-hidden />}
      onClick={copy}
      style={{ alignSelf: 'flex-start' }}
    >
      {text('copy')}
    </Button>
  );
}
