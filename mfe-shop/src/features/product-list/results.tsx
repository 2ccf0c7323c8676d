import type { AnswerOf } from '@fakos/shared-kit/api/contract';
import type { listProducts } from '@fakos/shared-kit/api/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Pagination } from '@fakos/shared-kit/ui/pagination';
import { useText } from '../../text.ts';
import { addressOf, filterCount, type ListView, PAGE_SIZE, plainView } from './list-view.ts';
import { ResultGrid, ResultSkeleton } from './result-grid.tsx';
import styles from './results.module.css';

interface ResultsProps {
  view: ListView;
  answer: {
    data?: AnswerOf<typeof listProducts>;
    error?: { message?: string };
    isFetching: boolean;
    refetch: () => unknown;
  };
  onChange: (view: ListView) => void;
}

/** The products of a view; while the next ones come, the last ones stay in sight. */
export function Results({ view, answer, onChange }: ResultsProps) {
  const text = useText();
  const kitText = useKitText();
  const { data, error, isFetching, refetch } = answer;

  if (error && (!isFetching || !data)) {
    return (
      <ErrorState
        title={text('list.failed')}
        text={error.message}
        retryLabel={isFetching ? kitText('actions.retrying') : kitText('actions.retry')}
        pending={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <ResultSkeleton label={kitText('state.loading')} />;
  return (
    <div className={styles.results} aria-busy={isFetching} data-stale={isFetching || undefined}>
      {data.data.length > 0 ? (
        <ResultGrid products={data.data} />
      ) : (
        <NoResults view={view} beyond={data.meta.total > 0} onChange={onChange} />
      )}
      <Pagination
        className={styles.pages}
        page={view.page}
        pageCount={Math.ceil(data.meta.total / PAGE_SIZE)}
        hrefFor={(page) => addressOf({ ...view, page })}
        labels={{
          nav: text('list.pages'),
          previous: text('list.previousPage'),
          next: text('list.nextPage'),
          page: (page) => text('list.page', { page }),
        }}
      />
    </div>
  );
}

function NoResults({ view, beyond, onChange }: Pick<ResultsProps, 'view' | 'onChange'> & { beyond: boolean }) {
  const text = useText();
  if (beyond) {
    return (
      <EmptyState
        icon="search"
        title={text('list.noSuchPage')}
        action={<ButtonLink href={addressOf({ ...view, page: 1 })}>{text('list.firstPage')}</ButtonLink>}
      />
    );
  }
  const narrowed = filterCount(view) > 0;
  return (
    <EmptyState
      icon="glasses"
      title={text('list.empty')}
      text={narrowed ? text('list.emptyHint') : text('featured.emptyText')}
      action={
        narrowed ? (
          <Button variant="secondary" onClick={() => onChange(plainView)}>
            {text('list.clearFilters')}
          </Button>
        ) : (
          <ButtonLink variant="secondary" href={paths.contact}>
            {text('featured.contact')}
          </ButtonLink>
        )
      }
    />
  );
}
