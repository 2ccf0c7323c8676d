import { useGetOwnStockAlertQuery } from '@fakos/shared-kit/api/stock-alerts/hooks';
import { createLazy } from '@fakos/shared-kit/lazy';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { paths, useSearchParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { FoundRecord } from '../../parts/found-record/found-record.tsx';
import { LazyContent } from '../../parts/lazy-content/lazy-content.tsx';
import { useStockAlertText } from '../../translations/stock-alert-text.ts';
import styles from './stock-alert-page.module.css';

const stockAlert = createLazy(() =>
  import(/* webpackChunkName: "feedback-contents" */ './stock-alert.tsx').then(({ StockAlert }) => StockAlert),
);

/** `/stock-alert?token=…`: who waits for a product confirms the address, or stops. Opening it changes nothing, because mail scanners open links as well. */
export function StockAlertPage() {
  const text = useStockAlertText();
  return (
    <Container size="narrow" className={styles.page}>
      <PageHead title={text('title')} noIndex />
      <Personal>
        <StockAlertFromAddress />
      </Personal>
    </Container>
  );
}

function StockAlertFromAddress() {
  const text = useStockAlertText();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const result = useGetOwnStockAlertQuery({ token }, { skip: token === '', refetchOnMountOrArgChange: true });
  return (
    <FoundRecord
      result={result}
      hasKey={token !== ''}
      missing={
        <EmptyState
          headingLevel={1}
          icon="mail"
          title={text('missing')}
          text={text('missingText')}
          action={
            <ButtonLink variant="secondary" href={paths.shop}>
              {text('toShop')}
            </ButtonLink>
          }
        />
      }
      skeleton={
        <>
          <Skeleton width="70%" height="3rem" />
          <SkeletonText />
        </>
      }
    >
      {(alert) => <LazyContent content={stockAlert} props={{ alert, token }} />}
    </FoundRecord>
  );
}
