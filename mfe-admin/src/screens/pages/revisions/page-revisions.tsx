import type { AdminPage, PageRevision } from '@fakos/contracts/pages/contract';
import { useListPageRevisionsQuery, useRestorePageMutation } from '@fakos/shared-kit/api/admin-pages/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { AdminBadge } from '../../../framework/admin-badge.tsx';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import type { Column } from '../../../framework/list/list-columns.ts';
import { ListTable } from '../../../framework/list/list-table.tsx';
import { Section } from '../../../framework/section.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { isUnsupported } from '../../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { RevisionDialog } from './revision-dialog.tsx';

/** The stored revisions of a page's sections: closed at first, and requested when it is opened. */
export function PageRevisions({ page }: { page: AdminPage }) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const label = text(isOpen ? 'history.hide' : 'history.show');
  return (
    <Section
      title={text('pages.revisions')}
      aside={
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${label}: ${text('pages.revisions')}`}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      }
    >
      {isOpen && (
        <div id={id}>
          <Revisions page={page} />
        </div>
      )}
    </Section>
  );
}

function Revisions({ page }: { page: AdminPage }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useListPageRevisionsQuery({ id: page.id });
  const [shown, setShown] = useState<PageRevision>();
  const [chosen, setChosen] = useState<PageRevision>();
  const columns = useRevisionColumns(data?.data[0]?.id, page.status !== 'trash', setShown, setChosen);
  if (isUnsupported(error)) return <Text size="sm">{text('pages.revisionsUnsupported')}</Text>;
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!data) return <PageSkeleton rows={2} />;
  if (data.data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {text('pages.noRevisions')}
      </Text>
    );
  }
  return (
    <>
      <ListTable
        label={text('pages.revisions')}
        columns={columns}
        rows={data.data}
        rowKey={(revision) => revision.id}
        isBusy={isFetching}
      />
      {shown && <RevisionDialog revision={shown} onClose={() => setShown(undefined)} />}
      <RestoreDialog page={page} revision={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

function useRevisionColumns(
  currentId: number | undefined,
  canRestore: boolean,
  onShow: (revision: PageRevision) => void,
  onRestore: (revision: PageRevision) => void,
): readonly Column<PageRevision>[] {
  const text = useText();
  const format = useFormat();
  return [
    {
      key: 'at',
      header: text('pages.revisionAt'),
      isRowTitle: true,
      cell: (revision) => (
        <Group gap="xs">
          {format.dateTime(revision.at)}
          {revision.id === currentId && <AdminBadge tone="info">{text('pages.currentRevision')}</AdminBadge>}
        </Group>
      ),
    },
    { key: 'actor', header: text('pages.author'), cell: ({ actor }) => actor || '—' },
    {
      key: 'actions',
      header: text('pages.revisionActions'),
      align: 'end',
      cell: (revision) => {
        const at = format.dateTime(revision.at);
        return (
          <Group gap="xs" justify="flex-end">
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${text('detail.preview')}: ${at}`}
              onClick={() => onShow(revision)}
            >
              {text('detail.preview')}
            </Button>
            {canRestore && revision.id !== currentId && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${text('pages.restore')}: ${at}`}
                onClick={() => onRestore(revision)}
              >
                {text('pages.restore')}
              </Button>
            )}
          </Group>
        );
      },
    },
  ];
}

interface RestoreDialogProps {
  page: AdminPage;
  revision: PageRevision | undefined;
  onClose: () => void;
}

function RestoreDialog({ page, revision, onClose }: RestoreDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const format = useFormat();
  const failureText = useFailureText();
  const [restore, { isLoading }] = useRestorePageMutation();

  async function confirm() {
    if (!revision) return;
    const { data, error } = await restore({ id: page.id, version: page.version, revision_id: revision.id });
    if (data) toasts.showSuccess(data.message);
    else toasts.showError(failureText(error));
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={revision !== undefined}
      title={text('pages.restoreTitle')}
      message={
        <Stack gap="xs">
          <Text size="sm">{revision && text('pages.restoreText', { at: format.dateTime(revision.at) })}</Text>
          <Text size="sm">{text('pages.restoreHint')}</Text>
        </Stack>
      }
      confirmLabel={text('pages.restore')}
      isPending={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
