import type { Dashboard, SetupStep } from '@fakos/contracts/dashboard/contract';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Section } from '../../framework/section.tsx';
import { useText } from '../../text.ts';
import styles from './dashboard.module.css';

const ICON_SIZE = 20;

/** Screens where a step is done. */
const addresses: Partial<Record<SetupStep, string>> = { product: '/admin/shop/new' };

/** The steps of setting up a new shop, as long as one is missing. */
export function SetupChecklist({ steps }: { steps: Dashboard['setup'] }) {
  const text = useText();
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <Section
      title={text('dashboard.setup')}
      aside={
        <Text size="sm" c="dimmed">
          {text('dashboard.setupDone', { done, count: steps.length })}
        </Text>
      }
    >
      <ol className={styles.steps}>
        {steps.map(({ step, done: isDone }) => (
          <li key={step} data-done={isDone || undefined} className={styles.step}>
            {isDone ? (
              <IconCircleCheckFilled size={ICON_SIZE} aria-hidden />
            ) : (
              <IconCircle size={ICON_SIZE} aria-hidden />
            )}
            <span>{renderName(step, isDone)}</span>
            <VisuallyHidden>{text(isDone ? 'dashboard.stepDone' : 'dashboard.stepMissing')}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </Section>
  );

  function renderName(step: SetupStep, isDone: boolean) {
    const name = text(`dashboard.steps.${step}`);
    const address = addresses[step];
    if (isDone || address === undefined) return name;
    return (
      <Anchor component={Link} to={address}>
        {name}
      </Anchor>
    );
  }
}
