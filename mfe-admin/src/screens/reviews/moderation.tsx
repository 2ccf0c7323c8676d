import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { AdminReview, moderateReview } from '@fakos/contracts/reviews/contract';
import { type RejectionReason, rejectionReasons } from '@fakos/contracts/reviews/rules';
import { useModerateReviewMutation } from '@fakos/shared-kit/api/admin-reviews/hooks';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Section } from '../../framework/section.tsx';
import { ChangeFailure } from '../../framework/states/change-failure.tsx';
import { useToasts } from '../../framework/toasts.tsx';
import { useReviewsText } from './reviews-text.ts';

interface ModerationProps {
  readonly review: AdminReview;
  readonly onReload: () => void;
}

/** Publishes a review, or rejects it with a reason. Both can be changed later. */
export function Moderation({ review, onReload }: ModerationProps) {
  const text = useReviewsText();
  const toasts = useToasts();
  const select = useRef<HTMLSelectElement>(null);
  const [reason, setReason] = useState<RejectionReason | ''>(review.reason ?? '');
  const [problem, setProblem] = useState<string>();
  const [moderate, { isLoading, error, reset }] = useModerateReviewMutation();
  const { id, version, status } = review;

  async function decide(decision: Pick<EndpointBody<typeof moderateReview>, 'status' | 'reason'>) {
    const { data } = await moderate({ id, version, ...decision });
    if (data) toasts.showSuccess(data.message);
  }

  function reject() {
    if (reason !== '') return void decide({ status: 'rejected', reason });
    setProblem(text('reasonNeeded'));
    select.current?.focus();
  }

  return (
    <Section title={text('check')}>
      <Stack gap="sm">
        <ChangeFailure
          failure={error}
          onReload={() => {
            reset();
            onReload();
          }}
        />
        <Text size="sm" c="dimmed">
          {text('checkHint')}
        </Text>
        <NativeSelect
          ref={select}
          label={text('reason')}
          value={reason}
          error={problem}
          data={[
            { value: '', label: text('chooseReason') },
            ...rejectionReasons.map((value) => ({ value, label: text(`reasons.${value}`) })),
          ]}
          onChange={(event) => {
            setProblem(undefined);
            setReason(event.currentTarget.value as RejectionReason | '');
          }}
        />
        <Group gap="xs">
          {status !== 'published' && (
            <Button
              leftSection={<IconCheck size={16} aria-hidden />}
              disabled={isLoading}
              onClick={() => void decide({ status: 'published' })}
            >
              {text('publish')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconBan size={16} aria-hidden />}
            disabled={isLoading || (status === 'rejected' && reason === review.reason)}
            onClick={reject}
          >
            {text('reject')}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
