import type { AdminReview } from '@fakos/contracts/reviews/contract';
import { reviewLimits } from '@fakos/contracts/reviews/rules';
import { useReplyToReviewMutation } from '@fakos/shared-kit/api/admin-reviews/hooks';
import { Button, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../framework/section.tsx';
import { ChangeFailure } from '../../framework/states/change-failure.tsx';
import { useToasts } from '../../framework/toasts.tsx';
import { useReviewsText } from './reviews-text.ts';

const ROWS = 5;

interface ReplyFormProps {
  readonly review: AdminReview;
  readonly onReload: () => void;
}

/** The shop's reply below a review. */
export function ReplyForm({ review, onReload }: ReplyFormProps) {
  const text = useReviewsText();
  const toasts = useToasts();
  const stored = review.reply?.text ?? '';
  const [typed, setTyped] = useState<string>();
  const [save, { isLoading, error, reset }] = useReplyToReviewMutation();
  const value = typed ?? stored;
  const { id, version } = review;

  async function saveReply() {
    const { data } = await save({ id, version, text: value.trim() });
    if (!data) return;
    setTyped(undefined);
    toasts.showSuccess(data.message);
  }

  return (
    <Section title={text('reply')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void saveReply();
        }}
      >
        <Stack gap="sm" align="flex-start">
          <ChangeFailure
            failure={error}
            onReload={() => {
              reset();
              onReload();
            }}
          />
          <Textarea
            w="100%"
            label={text('reply')}
            description={text('replyHint')}
            rows={ROWS}
            maxLength={reviewLimits.reply}
            value={value}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" loading={isLoading} disabled={value.trim() === stored}>
            {text('saveReply')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
