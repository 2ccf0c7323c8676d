import type { RequestedCorrection } from '@fakos/contracts/prescriptions/contract';
import { useGetCorrectionQuery } from '@fakos/shared-kit/api/correction/hooks';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { paths, useSearchParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { useState } from 'react';
import { FoundRecord } from '../../parts/found-record/found-record.tsx';
import { getOptionName, useLensText } from '../../parts/lenses/lens-text.ts';
import { useCorrectionText } from '../../translations/correction-text.ts';
import styles from './correction.module.css';
import { CorrectionForm } from './correction-form.tsx';

/** `/prescription?token=…`: the buyer of an order gives the prescription that the optician needs, without signing in. */
export function CorrectionPage() {
  const text = useCorrectionText();
  return (
    <Container size="narrow" className={styles.page}>
      <PageHead title={text('title')} noIndex />
      <Personal>
        <CorrectionFromAddress />
      </Personal>
    </Container>
  );
}

function CorrectionFromAddress() {
  const text = useCorrectionText();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const result = useGetCorrectionQuery({ token }, { skip: token === '', refetchOnMountOrArgChange: true });
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
          action={<ContactLink />}
        />
      }
      skeleton={
        <>
          <Skeleton width="70%" height="3rem" />
          <SkeletonText />
        </>
      }
    >
      {(requested) => <Correction requested={requested} token={token} />}
    </FoundRecord>
  );
}

function Correction({ requested, token }: { requested: RequestedCorrection; token: string }) {
  const text = useCorrectionText();
  const lensText = useLensText();
  const [done, setDone] = useState<string>();
  const { order, product, use } = requested;
  if (done !== undefined) {
    return (
      <>
        <h1>{text('title')}</h1>
        <Notice tone="success" announce="status">
          {done}
        </Notice>
      </>
    );
  }
  if (!requested.is_open) {
    return (
      <EmptyState
        headingLevel={1}
        icon="check"
        title={text('closed')}
        text={text('closedText', { order })}
        action={<ContactLink />}
      />
    );
  }
  return (
    <>
      <SectionHeading
        level={1}
        title={text('title')}
        text={text('intro', { order, product, use: getOptionName(lensText, 'use', use) })}
      />
      <CorrectionForm use={use} token={token} onDone={setDone} />
    </>
  );
}

function ContactLink() {
  const text = useCorrectionText();
  return (
    <ButtonLink variant="secondary" href={paths.contact}>
      {text('contact')}
    </ButtonLink>
  );
}
