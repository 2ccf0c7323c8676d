import { useFormat } from '@fakos/shared-kit/i18n';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '../../text.ts';
import { AdminBadge } from '../admin-badge.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import type { Column } from '../list/list-columns.ts';
import { ListTable } from '../list/list-table.tsx';
import { FailureState } from '../states/failure-state.tsx';
import { isUnsupported } from '../states/is-unsupported.ts';
import { PageSkeleton } from '../states/page-skeleton.tsx';

/** A stored state of a record. `actor` is the e-mail address of its author, '' if unknown. */
export interface Revision {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
}

/** The request for the revisions of a record. */
interface RevisionQuery {
  readonly data?: { readonly data: readonly Revision[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

interface RevisionListProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly query: RevisionQuery;
  readonly emptyText: string;
  readonly canRestore: boolean;
  /** Label of the button that shows a revision. */
  readonly showLabel: string;
  readonly restoreText: (at: string) => string;
  readonly restoreHint: string;
  readonly isRestoring: boolean;
  /** Restores a revision and reports the result. */
  readonly onRestore: (revision: Revision) => Promise<void>;
  /** The dialog that shows a revision. */
  readonly renderShown: (revision: Revision, onClose: () => void) => ReactNode;
}

/** The revisions of a record, newest first: each can be shown and restored. */
export function RevisionList(props: RevisionListProps) {
  const { label, query, emptyText, renderShown } = props;
  const text = useText();
  const [shown, setShown] = useState<Revision>();
  const [chosen, setChosen] = useState<Revision>();
  const columns = useRevisionColumns(props, setShown, setChosen);
  const { data, error, isFetching, refetch } = query;
  if (isUnsupported(error)) return <Text size="sm">{text('pages.revisionsUnsupported')}</Text>;
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!data) return <PageSkeleton rows={2} />;
  if (data.data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {emptyText}
      </Text>
    );
  }
  return (
    <>
      <ListTable label={label} columns={columns} rows={data.data} rowKey={({ id }) => id} isBusy={isFetching} />
      {shown && renderShown(shown, () => setShown(undefined))}
      <RestoreDialog {...props} revision={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

function useRevisionColumns(
  { query, canRestore, showLabel }: RevisionListProps,
  onShow: (revision: Revision) => void,
  onRestore: (revision: Revision) => void,
): readonly Column<Revision>[] {
  const text = useText();
  const format = useFormat();
  const currentId = query.data?.data[0]?.id;
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
              aria-label={`${showLabel}: ${at}`}
              onClick={() => onShow(revision)}
            >
              {showLabel}
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

interface RestoreDialogProps extends RevisionListProps {
  readonly revision: Revision | undefined;
  readonly onClose: () => void;
}

function RestoreDialog({ revision, restoreText, restoreHint, isRestoring, onRestore, onClose }: RestoreDialogProps) {
  const text = useText();
  const format = useFormat();

  async function confirm() {
    if (!revision) return;
    await onRestore(revision);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={revision !== undefined}
      title={text('pages.restoreTitle')}
      message={
        <Stack gap="xs">
          <Text size="sm">{revision && restoreText(format.dateTime(revision.at))}</Text>
          <Text size="sm">{restoreHint}</Text>
        </Stack>
      }
      confirmLabel={text('pages.restore')}
      isPending={isRestoring}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
