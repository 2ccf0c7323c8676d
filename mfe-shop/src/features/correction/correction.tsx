import type { RequestedCorrection } from '@fakos/contracts/prescriptions/contract';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useState } from 'react';
import { getOptionName, useLensText } from '../../parts/lenses/lens-text.ts';
import { useCorrectionText } from '../../translations/correction-text.ts';
import { ContactLink } from './contact-link.tsx';
import { CorrectionForm } from './correction-form.tsx';

/** A request of the optician: its form, the confirmation after it was sent, or that it is closed. */
export function Correction({ requested, token }: { requested: RequestedCorrection; token: string }) {
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
