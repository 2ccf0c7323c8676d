import { usePurgeCacheMutation } from '@fakos/shared-kit/api/system-info/hooks';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useFormatBytes } from '../../../framework/format-bytes.ts';
import { Section } from '../../../framework/section.tsx';
import { useHasPermission } from '../../../framework/session/use-has-permission.ts';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useText } from '../../../text.ts';

/** Removes stored responses and resized images, after a confirmation. */
export function CachePurge() {
  const text = useText();
  const failureText = useFailureText();
  const formatBytes = useFormatBytes();
  const hasPermission = useHasPermission();
  const [isAsking, setAsking] = useState(false);
  const [purge, { data, error, isLoading }] = usePurgeCacheMutation();
  const removed = data?.data.images;

  async function confirm() {
    await purge();
    setAsking(false);
  }

  return (
    <Section title={text('settings.cache.title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{text('settings.cache.automatic')}</Text>
        {hasPermission('administration') && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={isLoading}
            onClick={() => setAsking(true)}
          >
            {text('settings.cache.purge')}
          </Button>
        )}
        {error && <Alert role="alert" color="red" title={failureText(error)} />}
        {removed && !error && (
          <Alert role="status" color="accent">
            {text('settings.cache.done', { count: removed.files, size: formatBytes(removed.size) })}
          </Alert>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('settings.cache.question')}
        message={text('settings.cache.consequences')}
        confirmLabel={text('settings.cache.purge')}
        isPending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </Section>
  );
}
