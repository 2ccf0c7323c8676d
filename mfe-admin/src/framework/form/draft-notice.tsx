import { useFormat } from '@fakos/shared-kit/i18n';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useText } from '../../text.ts';
import type { FormValues } from './merge-values.ts';
import type { RecordForm } from './use-record-form.ts';

/** Offers input that was not saved in an earlier visit. */
export function DraftNotice<Values extends FormValues>({ form }: { form: RecordForm<Values> }) {
  const text = useText();
  const format = useFormat();
  const { draft } = form;
  if (!draft) return null;
  const at = format.dateTime(new Date(draft.at).toISOString());
  return (
    <Alert role="status" color="accent" title={text('form.draftTitle')}>
      <Text size="sm">{text('form.draftText', { at })}</Text>
      <Group mt="sm">
        <Button size="xs" onClick={form.restoreDraft}>
          {text('form.restoreDraft')}
        </Button>
        <Button size="xs" variant="default" onClick={form.discardDraft}>
          {text('form.discardDraft')}
        </Button>
      </Group>
    </Alert>
  );
}
