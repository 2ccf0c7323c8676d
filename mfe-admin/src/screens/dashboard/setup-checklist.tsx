import type { Dashboard } from '@fakos/contracts/dashboard/contract';
import { Text } from '@mantine/core';
import { Section } from '../../framework/section.tsx';
import { SetupSteps } from '../../framework/setup/setup-steps.tsx';
import { useText } from '../../text.ts';

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
      <SetupSteps steps={steps} />
    </Section>
  );
}
