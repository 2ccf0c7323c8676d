import { useGetCorrectionQuery } from '@fakos/shared-kit/api/correction/hooks';
import { createLazy } from '@fakos/shared-kit/lazy';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { useSearchParams } from '@fakos/shared-kit/router';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { FoundRecord } from '../../parts/found-record/found-record.tsx';
import { LazyContent } from '../../parts/lazy-content/lazy-content.tsx';
import { useCorrectionText } from '../../translations/correction-text.ts';
import { ContactLink } from './contact-link.tsx';
import styles from './correction-page.module.css';

const correction = createLazy(() =>
  import(/* webpackChunkName: "correction-contents" */ './correction.tsx').then(({ Correction }) => Correction),
);

/** `/prescription?token=…`: the buyer of an order gives the prescription that the optician needs, without signing in. */
export function CorrectionPage() {
  const text = useCorrectionText();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return (
    <Container size="narrow" className={styles.page}>
      <PageHead title={text('title')} noIndex />
      {/* Without a token the server says so too, so that the message is visible immediately. */}
      <Personal placeholder={token === '' ? <MissingCorrection /> : undefined}>
        <CorrectionWithToken token={token} />
      </Personal>
    </Container>
  );
}

function CorrectionWithToken({ token }: { token: string }) {
  const result = useGetCorrectionQuery({ token }, { skip: token === '', refetchOnMountOrArgChange: true });
  return (
    <FoundRecord
      result={result}
      hasKey={token !== ''}
      missing={<MissingCorrection />}
      skeleton={
        <>
          <Skeleton width="70%" height="3rem" />
          <SkeletonText />
        </>
      }
    >
      {(requested) => <LazyContent content={correction} props={{ requested, token }} />}
    </FoundRecord>
  );
}

function MissingCorrection() {
  const text = useCorrectionText();
  return (
    <EmptyState
      headingLevel={1}
      icon="mail"
      title={text('missing')}
      text={text('missingText')}
      action={<ContactLink />}
    />
  );
}
