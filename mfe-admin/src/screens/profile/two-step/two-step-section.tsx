import { useGetTwoStepQuery } from '@fakos/shared-kit/api/two-step/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AdminBadge } from '../../../framework/admin-badge.tsx';
import { Section } from '../../../framework/section.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import { ProofDialog, type ProofPurpose } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpTwoStep } from './set-up-two-step.tsx';

const FEW_CODES = 3;
const SKELETON_ROWS = 2;

/** Two-step login of the account: state, set-up, recovery codes, turning off. */
export function TwoStepSection({ onFinished }: { onFinished?: (() => void) | undefined }) {
  const text = useText();
  const format = useFormat();
  const { data, error, refetch, isFetching } = useGetTwoStepQuery();
  const [isSettingUp, setSettingUp] = useState(onFinished !== undefined);
  const [codes, setCodes] = useState<readonly string[]>();
  const [purpose, setPurpose] = useState<ProofPurpose>();
  const state = data?.data;
  const isOn = typeof state?.on_since === 'string';

  function showCodes(next: readonly string[]) {
    setSettingUp(false);
    setCodes(next);
  }
  function finish() {
    setCodes(undefined);
    onFinished?.();
  }

  return (
    <Section
      title={text('profile.twoStep.title')}
      aside={isOn && <AdminBadge tone="success">{text('profile.twoStep.on')}</AdminBadge>}
    >
      {!state && error && <FailureState failure={error} onRetry={refetch} isPending={isFetching} />}
      {!state && !error && <PageSkeleton rows={SKELETON_ROWS} />}
      {codes && <RecoveryCodes codes={codes} onDone={finish} />}
      {state && !codes && !isOn && !isSettingUp && (
        <Stack align="flex-start">
          <Text size="sm">{text('profile.twoStep.intro')}</Text>
          {state.is_required && <Alert color="accent" title={text('profile.twoStep.required')} />}
          <Button onClick={() => setSettingUp(true)}>{text('profile.twoStep.turnOn')}</Button>
        </Stack>
      )}
      {state && !codes && !isOn && isSettingUp && (
        <SetUpTwoStep onConfirmed={showCodes} onCancel={onFinished ? undefined : () => setSettingUp(false)} />
      )}
      {state && !codes && isOn && (
        <Stack align="flex-start">
          <Text size="sm">{text('profile.twoStep.since', { at: format.dateTime(state.on_since ?? '') })}</Text>
          <Text size="sm" {...(state.recovery_codes_left <= FEW_CODES && { c: 'red', fw: 500 })}>
            {text('profile.twoStep.codesLeft', { count: state.recovery_codes_left })}
          </Text>
          <Group>
            <Button variant="default" onClick={() => setPurpose('renew')}>
              {text('profile.twoStep.renew.label')}
            </Button>
            {!state.is_required && (
              <Button variant="outline" color="red" onClick={() => setPurpose('off')}>
                {text('profile.twoStep.off.label')}
              </Button>
            )}
          </Group>
          {state.is_required && (
            <Text size="sm" c="dimmed">
              {text('profile.twoStep.requiredOn')}
            </Text>
          )}
        </Stack>
      )}
      {purpose && <ProofDialog purpose={purpose} onCodes={showCodes} onClose={() => setPurpose(undefined)} />}
    </Section>
  );
}
