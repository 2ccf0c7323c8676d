import { useGetOrderQuery } from '@fakos/shared-kit/api/orders/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { paths, useSearchParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { useBuyingText } from '../../buying-text.ts';
import styles from './order-success-page.module.css';
import { OrderView } from './order-view.tsx';

/** Answers that mean "no order for this number and token". */
const NOTHING_THERE: readonly number[] = [400, 403, 404, 422];

/** `/order-success?n=…&t=…`: the order as the server has it now; may be refreshed and come back to. */
export function OrderSuccessPage() {
  const text = useBuyingText();
  return (
    <Container size="narrow" className={styles.page}>
      <PageDescription title={text('order.title')} noIndex />
      <Personal>
        <NamedOrder />
      </Personal>
    </Container>
  );
}

function NamedOrder() {
  const [params] = useSearchParams();
  const number = params.get('n') ?? '';
  const token = params.get('t') ?? '';
  const named = number !== '' && token !== '';
  const answer = useGetOrderQuery({ number, token }, { skip: !named, refetchOnMountOrArgChange: true });
  const missing = answer.error && 'status' in answer.error && NOTHING_THERE.includes(answer.error.status);
  return !named || missing ? <NoOrder /> : <Answer answer={answer} />;
}

function Answer({ answer }: { answer: ReturnType<typeof useGetOrderQuery> }) {
  const kitText = useKitText();
  const { data, error, isFetching, refetch } = answer;
  if (data) return <OrderView order={data.data} />;
  if (error) {
    return (
      <ErrorState
        headingLevel={1}
        title={kitText('state.errorTitle')}
        text={error.message}
        retryLabel={isFetching ? kitText('actions.retrying') : kitText('actions.retry')}
        pending={isFetching}
        onRetry={refetch}
      />
    );
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {kitText('state.loading')}
      </p>
      <Skeleton width="70%" height="3rem" />
      <SkeletonText />
      <Skeleton variant="box" height="10rem" />
      <Skeleton variant="box" height="16rem" />
    </>
  );
}

function NoOrder() {
  const text = useBuyingText();
  return (
    <EmptyState
      headingLevel={1}
      icon="package"
      title={text('order.missing')}
      text={text('order.missingText')}
      action={
        <ButtonLink variant="secondary" href={paths.contact}>
          {text('order.contactUs')}
        </ButtonLink>
      }
    />
  );
}
