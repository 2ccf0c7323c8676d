import type { ReviewableProduct } from '@fakos/contracts/reviews/contract';
import { reviewLimits } from '@fakos/contracts/reviews/rules';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useSendReviewMutation } from '@fakos/shared-kit/api/reviews/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { RadioGroup, TextArea, TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type FormEvent, useState } from 'react';
import { useFormErrors } from '../../parts/form-errors/use-form-errors.ts';
import { getStarText } from '../../parts/stars/stars.tsx';
import { useReviewsText } from '../../translations/reviews-text.ts';
import styles from './review-page.module.css';

/** Best first, as in other lists of marks. */
const levels = ['5', '4', '3', '2', '1'] as const;

interface ReviewFormProps {
  product: ReviewableProduct;
  /** Proposed name. */
  author: string;
  token: string;
  /** Receives the shop's message. */
  onSent: (message: string) => void;
}

/** Stars, opinion and name; checked here and by the server. A refused review loses nothing. */
export function ReviewForm({ product, author, token, onSent }: ReviewFormProps) {
  const text = useReviewsText();
  const kitText = useKitText();
  const { form, errors, setErrors } = useFormErrors();
  const [draft, setDraft] = useState(() => ({
    stars: product.review ? String(product.review.stars) : '',
    text: product.review?.text ?? '',
    author: product.review?.author ?? author,
  }));
  const [send, { error, isLoading, reset }] = useSendReviewMutation();
  const failure = isApiFailure(error) ? error : undefined;

  function change(part: Partial<typeof draft>) {
    setErrors({});
    if (error) reset();
    setDraft((current) => ({ ...current, ...part }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const found = {
      ...(draft.stars === '' && { stars: text('starsNeeded') }),
      ...(draft.author.trim() === '' && { author: text('authorNeeded') }),
    };
    if (Object.keys(found).length > 0) return setErrors(found);
    const { data, error: refusal } = await send({
      ...draft,
      token,
      product_id: product.id,
      stars: Number(draft.stars),
    });
    if (data) onSent(data.message);
    else if (isApiFailure(refusal) && refusal.fields) setErrors(refusal.fields);
  }

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <RadioGroup
        legend={text('starsLegend')}
        name={`stars-${product.id}`}
        options={levels.map((level) => ({
          value: level,
          label: (
            <>
              <span aria-hidden="true">{getStarText(Number(level))}</span> {text(`levels.${level}`)}
            </>
          ),
        }))}
        value={draft.stars}
        error={errors.stars}
        onChange={(event) => change({ stars: event.currentTarget.value })}
      />
      <TextArea
        label={text('text')}
        optionalLabel={text('optional')}
        description={text('textHint', { max: reviewLimits.text })}
        maxLength={reviewLimits.text}
        value={draft.text}
        error={errors.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <TextField
        label={text('author')}
        autoComplete="nickname"
        maxLength={reviewLimits.author}
        value={draft.author}
        error={errors.author}
        onChange={(event) => change({ author: event.currentTarget.value })}
      />
      {error && Object.keys(errors).length === 0 && (
        <Notice tone="danger">{failure?.message ?? kitText('errors.NETWORK')}</Notice>
      )}
      <div>
        <Button type="submit" loading={isLoading}>
          {text('send')}
        </Button>
      </div>
    </form>
  );
}
