import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, useNavigate } from '@fakos/shared-kit/router';
import { ActionIcon, Anchor, Group, Stack } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { useScreenTitle } from '../layout/screen-title.tsx';
import { useRecordNeighbours } from '../list/list-memory.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { FailureState } from '../states/failure-state.tsx';
import { PageSkeleton } from '../states/page-skeleton.tsx';
import styles from './detail.module.css';
import type { DetailState } from './use-detail-page.ts';

interface DetailPageProps<Row> {
  readonly detail: DetailState<Row>;
  /** The screen's title; the row is undefined while it is loading. */
  readonly title: (row: Row | undefined) => string;
  /** The list that the row belongs to; `listKey` is its key in `ListPage`. */
  readonly list: {
    readonly listKey: string;
    readonly path: string;
    readonly label: string;
    /** Ids of the list without filters, for a row that was opened from elsewhere. */
    readonly defaultIds?: readonly number[] | undefined;
    /** Address of this screen for another record; by default the list's path and the id. */
    readonly toAddress?: (record: { readonly id: number }) => string;
  };
  /** Buttons for the whole record, such as "Duplicate". */
  readonly actions?: (row: Row) => ReactNode;
  readonly children: (row: Row) => ReactNode;
}

/**
 * A screen that shows one row: a link to its list as it was left, the records before and after it in that list, and its loading
 * and error states. `j` and `k` open the next and the previous record, as in the list.
 */
export function DetailPage<Row>({ detail, title, list, actions, children }: DetailPageProps<Row>) {
  const text = useText();
  const kitText = useKitText();
  const navigate = useNavigate();
  const { list: listAddress, ...neighbours } = useRecordNeighbours(list.listKey, detail.id ?? 0, list.defaultIds);
  const { toAddress = ({ id }) => `${list.path}/${id}` } = list;
  const toNeighbour = (id: number | undefined) => (id === undefined ? undefined : toAddress({ id }));
  const open = (id: number | undefined) => {
    const address = toNeighbour(id);
    if (address !== undefined) navigate(address);
  };
  useShortcuts(
    [
      { keys: 'j', description: text('detail.next'), run: () => open(neighbours.next) },
      { keys: 'k', description: text('detail.previous'), run: () => open(neighbours.previous) },
    ],
    text('detail.keys'),
  );
  useScreenTitle(title(detail.state === 'ready' ? detail.row : undefined));
  return (
    <Stack gap="md">
      <Group justify="space-between" className={styles.head}>
        <Group gap="sm">
          <Anchor
            component={Link}
            to={listAddress ?? list.path}
            className={styles.back}
            aria-label={`${kitText('actions.back')}: ${list.label}`}
          >
            <IconArrowLeft size={16} aria-hidden />
            {list.label}
          </Anchor>
          <NeighbourLink to={toNeighbour(neighbours.previous)} label={text('detail.previous')}>
            <IconChevronLeft size={18} aria-hidden />
          </NeighbourLink>
          <NeighbourLink to={toNeighbour(neighbours.next)} label={text('detail.next')}>
            <IconChevronRight size={18} aria-hidden />
          </NeighbourLink>
        </Group>
        {detail.state === 'ready' && actions && <Group gap="xs">{actions(detail.row)}</Group>}
      </Group>
      {detail.state === 'loading' && <PageSkeleton />}
      {detail.state === 'failed' && (
        <FailureState failure={detail.failure} onRetry={detail.reload} isPending={detail.pending} />
      )}
      {detail.state === 'ready' && children(detail.row)}
    </Stack>
  );
}

interface NeighbourLinkProps {
  to: string | undefined;
  label: string;
  children: ReactNode;
}

function NeighbourLink({ to, label, children }: NeighbourLinkProps) {
  if (to === undefined) return null;
  return (
    <ActionIcon component={Link} to={to} variant="default" size="md" aria-label={label} title={label}>
      {children}
    </ActionIcon>
  );
}
