import type { ReviewableProduct } from '@fakos/contracts/reviews/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useWithdrawReviewMutation } from '@fakos/shared-kit/api/reviews/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useState } from 'react';
import { useReviewsText } from '../../translations/reviews-text.ts';

interface DeleteReviewProps {
  product: ReviewableProduct;
  token: string;
  /** Receives the shop's message. */
  onDeleted: (message: string) => void;
}

/** Deletes the own review of a product after a confirmation. */
export function DeleteReview({ product: { id, name }, token, onDeleted }: DeleteReviewProps) {
  const text = useReviewsText();
  const kitText = useKitText();
  const [isOpen, setOpen] = useState(false);
  const [withdraw, { isLoading, error }] = useWithdrawReviewMutation();

  async function deleteReview() {
    const { data } = await withdraw({ token, product_id: id });
    if (!data) return;
    setOpen(false);
    onDeleted(data.message);
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-label={text('deleteFor', { product: name })}
        onClick={() => setOpen(true)}
      >
        {text('delete')}
      </Button>
      <Dialog
        role="alertdialog"
        size="sm"
        open={isOpen}
        onOpenChange={setOpen}
        title={text('deleteTitle')}
        description={text('deleteText', { product: name })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {text('cancel')}
            </Button>
            <Button loading={isLoading} onClick={() => !isLoading && void deleteReview()}>
              {text('delete')}
            </Button>
          </>
        }
      >
        {error && <Notice tone="danger">{(isApiFailure(error) && error.message) || kitText('errors.NETWORK')}</Notice>}
      </Dialog>
    </>
  );
}
