import type { BuiltRecord } from '@fakos/contracts/drafts/contract';
import type { AdminPage } from '@fakos/contracts/pages/contract';
import { useGetAdminPageQuery } from '@fakos/shared-kit/api/admin-pages/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link } from '@fakos/shared-kit/router';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import { Requested } from '../publishing/request-state.tsx';
import { PageSettingsForm } from './page-settings-form.tsx';

interface PageSettingsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly record: BuiltRecord;
}

/** Titles, menu, address, status and search texts of a page; for a post, a link to its own form. */
export function PageSettingsDialog({ isOpen, onClose, record }: PageSettingsDialogProps) {
  const text = useEditorText();
  const kitText = useKitText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text('pageSettings.title')}
      size="xl"
      // A click outside the dialog must not discard the input.
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      {record.kind === 'page' ? (
        <PageSettingsLoader id={record.id} onClose={onClose} />
      ) : (
        <Stack align="flex-start">
          <Text size="sm">{text('pageSettings.postHint')}</Text>
          <Button component={Link} to={`/admin/posts/${record.id}`} data-autofocus>
            {text('pageSettings.openPost')}
          </Button>
        </Stack>
      )}
    </Modal>
  );
}

function PageSettingsLoader({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useEditorText();
  const query = useGetAdminPageQuery({ id }, { refetchOnMountOrArgChange: true });
  const [first, setFirst] = useState<AdminPage>();
  // The current state, not a cached response. Later responses do not replace the input.
  if (!first && query.data && !query.isFetching) setFirst(query.data.data);
  return (
    <Requested query={{ ...query, data: first }} loadingLabel={text('pageSettings.loading')} rows={6}>
      {(page) => <PageSettingsForm page={page} onClose={onClose} />}
    </Requested>
  );
}
