import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../layout/screen-title.tsx';
import { FailureState } from '../states/failure-state.tsx';
import { PageSkeleton } from '../states/page-skeleton.tsx';
import styles from './detail.module.css';
import type { DetailState } from './use-detail-page.ts';

interface DetailPageProps<Row> {
  readonly detail: DetailState<Row>;
  /** The screen's title; the row is undefined while it is loading. */
  readonly title: (row: Row | undefined) => string;
  /** Link to the list that the row belongs to. */
  readonly back: { readonly to: string; readonly label: string };
  readonly children: (row: Row) => ReactNode;
}

/** A screen that shows one row, with a link to its list and its loading and error states. */
export function DetailPage<Row>({ detail, title, back, children }: DetailPageProps<Row>) {
  const text = useKitText();
  useScreenTitle(title(detail.state === 'ready' ? detail.row : undefined));
  return (
    <Stack gap="md">
      <Anchor
        component={Link}
        to={back.to}
        className={styles.back}
        aria-label={`${text('actions.back')}: ${back.label}`}
      >
        <IconArrowLeft size={16} aria-hidden />
        {back.label}
      </Anchor>
      {detail.state === 'loading' && <PageSkeleton />}
      {detail.state === 'failed' && (
        <FailureState failure={detail.failure} onRetry={detail.reload} isPending={detail.pending} />
      )}
      {detail.state === 'ready' && children(detail.row)}
    </Stack>
  );
}
