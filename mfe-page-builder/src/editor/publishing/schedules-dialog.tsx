import type { BuiltRecord } from '@fakos/contracts/drafts/contract';
import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import type { Schedule } from '@fakos/contracts/schedules/contract';
import {
  useCancelScheduleMutation,
  useCreateScheduleMutation,
  useListSchedulesQuery,
} from '@fakos/shared-kit/api/schedules/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import { toAthensTime, toInstant } from './athens-time.ts';
import styles from './publishing.module.css';
import { ConfirmInPlace, FailureAlert, Requested, useFailureText } from './request-state.tsx';

interface SchedulesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly record: BuiltRecord;
  /** Shows the links to the page as it will be at the time of a planned publication. */
  readonly onPreview: (at: string) => void;
}

/** Publications planned for one language at a time in Athens. */
export function SchedulesDialog({ isOpen, onClose, record, onPreview }: SchedulesDialogProps) {
  const text = useEditorText();
  const kitText = useKitText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text('schedules.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <Schedules record={record} onPreview={onPreview} />
    </Modal>
  );
}

function Schedules({ record, onPreview }: Pick<SchedulesDialogProps, 'record' | 'onPreview'>) {
  const text = useEditorText();
  const schedules = useListSchedulesQuery(record);
  const [message, setMessage] = useState('');
  return (
    <Stack>
      <Text size="sm">{text('schedules.hint')}</Text>
      <ScheduleForm record={record} planned={schedules.data?.data ?? []} onMessage={setMessage} />
      <Text size="sm" role="status">
        {message}
      </Text>
      <Requested query={schedules} loadingLabel={text('schedules.loading')} rows={2}>
        {({ data }) =>
          data.length === 0 ? (
            <Text size="sm" c="dimmed">
              {text('schedules.none')}
            </Text>
          ) : (
            <ul className={styles.rows}>
              {data.map((schedule) => (
                <ScheduleRow
                  key={schedule.id}
                  schedule={schedule}
                  onPreview={() => onPreview(schedule.at)}
                  onMessage={setMessage}
                />
              ))}
            </ul>
          )
        }
      </Requested>
    </Stack>
  );
}

interface ScheduleFormProps {
  readonly record: BuiltRecord;
  readonly planned: readonly Schedule[];
  readonly onMessage: (message: string) => void;
}

function ScheduleForm({ record, planned, onMessage }: ScheduleFormProps) {
  const text = useEditorText();
  const format = useFormat();
  const failureText = useFailureText();
  const [create, { isLoading, error }] = useCreateScheduleMutation();
  const [language, setLanguage] = useState<Language>('el');
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState<'incomplete' | 'past'>();
  const replaced = planned.find((schedule) => schedule.language === language);

  async function submit() {
    const instant = toInstant(time);
    const found = instant === undefined ? 'incomplete' : instant <= Date.now() ? 'past' : undefined;
    setProblem(found);
    if (instant === undefined || found) return;
    const { data } = await create({ ...record, language, at: new Date(instant).toISOString() });
    if (!data) return;
    setTime('');
    onMessage(data.message);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!isLoading) void submit();
      }}
    >
      <Stack gap="sm">
        <Group align="flex-start" gap="sm">
          <NativeSelect
            label={text('schedules.language')}
            miw="9rem"
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value === 'en' ? 'en' : 'el')}
            data={LANGUAGES.map((value) => ({ value, label: text(`checks.languages.${value}`) }))}
          />
          <TextInput
            type="datetime-local"
            label={text('schedules.at')}
            value={time}
            min={toAthensTime(Date.now())}
            error={problem && text(`schedules.problems.${problem}`)}
            data-autofocus
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </Group>
        {replaced && <Alert color="yellow">{text('schedules.replaces', { at: format.dateTime(replaced.at) })}</Alert>}
        {error !== undefined && <FailureAlert message={failureText(error)} />}
        <Group>
          <Button type="submit" loading={isLoading}>
            {text('schedules.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ScheduleRowProps extends Pick<ScheduleFormProps, 'onMessage'> {
  readonly schedule: Schedule;
  readonly onPreview: () => void;
}

function ScheduleRow({ schedule, onPreview, onMessage }: ScheduleRowProps) {
  const text = useEditorText();
  const format = useFormat();
  const failureText = useFailureText();
  const [cancel, { isLoading, error }] = useCancelScheduleMutation();
  const [isConfirming, setConfirming] = useState(false);
  const name = `${text(`checks.languages.${schedule.language}`)} · ${format.dateTime(schedule.at)}`;

  async function confirm() {
    const { data } = await cancel({ id: schedule.id });
    if (data) onMessage(data.message);
  }

  return (
    <li className={styles.row}>
      <Group justify="space-between" gap="xs">
        <div>
          <Text size="sm" fw={500}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {text('schedules.by', { name: schedule.created_by || text('revisions.unknown') })}
          </Text>
        </div>
        {!isConfirming && (
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${text('schedules.preview')}: ${name}`}
              onClick={onPreview}
            >
              {text('schedules.preview')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={`${text('schedules.cancel')}: ${name}`}
              onClick={() => setConfirming(true)}
            >
              {text('schedules.cancel')}
            </Button>
          </Group>
        )}
      </Group>
      {isConfirming && (
        <ConfirmInPlace
          message={text('schedules.cancelQuestion')}
          confirmLabel={text('schedules.cancel')}
          isPending={isLoading}
          onConfirm={() => void confirm()}
          onCancel={() => setConfirming(false)}
        />
      )}
      {error !== undefined && <FailureAlert message={failureText(error)} />}
    </li>
  );
}
