import type { LensConfiguration } from '@fakos/contracts/lenses/fields';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useGetLensOfferQuery } from '@fakos/shared-kit/api/lenses/hooks';
import { useGetProductQuery } from '@fakos/shared-kit/api/products/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { useState } from 'react';
import { createDraft, type LensStep } from './lens-draft.ts';
import { LensForm } from './lens-form.tsx';
import { useLensText } from './lens-text.ts';

const SKELETON_LINES = 8;

/** Props of {@link LensDialog}. */
export interface LensDialogProps {
  slug: string;
  configuration: LensConfiguration | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: (configuration: LensConfiguration, price: number) => void;
}

/** The lens configurator. Closing it by mistake loses nothing: the draft stays until it is done. */
export function LensDialog({ slug, configuration, open, onOpenChange, onDone }: LensDialogProps) {
  const text = useLensText();
  const kitText = useKitText();
  const [draft, setDraft] = useState(() => createDraft(configuration));
  const [step, setStep] = useState<LensStep>('use');
  const product = useGetProductQuery({ slug }, { skip: !open });
  const offer = useGetLensOfferQuery(undefined, { skip: !open });
  const error = product.error ?? offer.error;

  function finish(chosen: LensConfiguration, price: number) {
    onDone(chosen, price);
    onOpenChange(false);
    setStep('use');
  }

  function retry() {
    void product.refetch();
    void offer.refetch();
  }

  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title={product.data ? text('titleFor', { name: product.data.data.name }) : text('title')}
      closeLabel={kitText('actions.close')}
    >
      {product.data && offer.data ? (
        <LensForm
          product={product.data.data}
          offer={offer.data.data}
          isEdited={configuration !== undefined}
          draft={draft}
          onChange={setDraft}
          step={step}
          onStep={setStep}
          onDone={finish}
        />
      ) : error ? (
        <ErrorState
          headingLevel={3}
          title={kitText('state.errorTitle')}
          text={isApiFailure(error) ? (error.message ?? kitText(`errors.${error.code}`)) : undefined}
          retryLabel={kitText('actions.retry')}
          pending={product.isFetching || offer.isFetching}
          onRetry={retry}
        />
      ) : (
        <SkeletonText lines={SKELETON_LINES} />
      )}
    </Dialog>
  );
}
