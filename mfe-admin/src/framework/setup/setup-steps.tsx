import type { Dashboard, SetupStep } from '@fakos/contracts/dashboard/contract';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import styles from './setup.module.css';

const ICON_SIZE = 20;

/** Screens where a step is done. The address of the site is set where the server runs. */
const addresses: Readonly<Record<SetupStep, string | undefined>> = {
  company: '/admin/settings/content',
  contact: '/admin/settings/contact',
  bank_account: '/admin/settings/sales',
  mail: '/admin/settings/email',
  product: '/admin/shop/new',
  domain: undefined,
};

interface SetupStepsProps {
  readonly steps: Dashboard['setup'];
  /** Whether to explain each missing step. */
  readonly hasHints?: boolean;
}

/** The steps of setting up the shop, each with its state and a link to the screen where it is done. */
export function SetupSteps({ steps, hasHints = false }: SetupStepsProps) {
  const text = useText();
  return (
    <ol className={styles.steps} data-hints={hasHints || undefined}>
      {steps.map(({ step, done: isDone }) => (
        <li key={step} data-done={isDone || undefined} className={styles.step}>
          {isDone ? (
            <IconCircleCheckFilled size={ICON_SIZE} aria-hidden />
          ) : (
            <IconCircle size={ICON_SIZE} aria-hidden />
          )}
          <span>
            {renderName(step, isDone)}
            <VisuallyHidden>{`, ${text(isDone ? 'dashboard.stepDone' : 'dashboard.stepMissing')}`}</VisuallyHidden>
            {hasHints && !isDone && (
              <Text size="sm" c="dimmed">
                {text(`tutorial.setupHints.${step}`)}
              </Text>
            )}
          </span>
        </li>
      ))}
    </ol>
  );

  function renderName(step: SetupStep, isDone: boolean) {
    const name = text(`dashboard.steps.${step}`);
    const address = addresses[step];
    if (isDone || address === undefined) return name;
    return (
      <Anchor component={Link} to={address} underline="always">
        {name}
      </Anchor>
    );
  }
}
