import type { EditedLensCatalogue } from '@fakos/contracts/lenses/contract';
import { lensOptionKinds } from '@fakos/contracts/lenses/rules';
import { useSaveLensCatalogueMutation } from '@fakos/shared-kit/api/lenses/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Alert, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { LeaveGuard } from '../../framework/form/leave-guard.tsx';
import { Section } from '../../framework/section.tsx';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useToasts } from '../../framework/toasts.tsx';
import { isValidDays, isValidMonths, type LensValues, toLensCatalogue, toLensValues } from './lens-values.ts';
import { useLensesText } from './lenses-text.ts';
import { OptionTable } from './option-table.tsx';
import { RecommendationTable } from './recommendation-table.tsx';

/** The form of all lens options. The input stays if the API refuses it. */
export function LensesForm({ saved }: { saved: EditedLensCatalogue }) {
  const text = useLensesText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const language = useLanguage();
  const [initial] = useState(() => toLensValues(saved, language));
  const [values, setValues] = useState<LensValues>(initial);
  const [save, { isLoading }] = useSaveLensCatalogueMutation();
  const request = toLensCatalogue(values, saved.version);

  async function submit() {
    if (!request) return;
    try {
      await save(request).unwrap();
      toasts.showSuccess(text('saved'));
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  }

  return (
    <Stack gap="lg">
      <LeaveGuard isDirty={values !== initial} />
      <Text size="sm" c="dimmed">
        {text('intro')}
      </Text>
      {saved.version === 0 && <Alert title={text('unsavedTitle')}>{text('unsavedText')}</Alert>}
      {lensOptionKinds.map((kind) => (
        <OptionTable key={kind} kind={kind} values={values} onChange={setValues} />
      ))}
      <RecommendationTable values={values} onChange={setValues} />
      <Section title={text('periods')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={text('validityMonths')}
            description={text('validityHelp')}
            inputMode="numeric"
            value={values.validityMonths}
            error={!isValidMonths(values.validityMonths) && text('invalidMonths')}
            onChange={(event) => setValues({ ...values, validityMonths: event.currentTarget.value })}
          />
          <TextInput
            label={text('labDays')}
            description={text('labDaysHelp')}
            inputMode="numeric"
            value={values.labDays}
            error={!isValidDays(values.labDays) && text('invalidDays')}
            onChange={(event) => setValues({ ...values, labDays: event.currentTarget.value })}
          />
        </SimpleGrid>
      </Section>
      <Group>
        <Button loading={isLoading} disabled={!request || values === initial} onClick={() => void submit()}>
          {text('save')}
        </Button>
        {!request && (
          <Text size="sm" c="red" role="status">
            {text('incomplete')}
          </Text>
        )}
      </Group>
    </Stack>
  );
}
