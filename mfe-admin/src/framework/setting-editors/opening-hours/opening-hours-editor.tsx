import { MAX_LINE, MAX_TEXT } from '@fakos/contracts/settings/fields';
import { parseWeek, splitNote, type WeekHours, writeOpeningHours } from '@fakos/contracts/text/opening-hours';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../text.ts';
import { isSameValue } from '../../form/merge-values.ts';
import { LocalisedInput } from '../inputs/localised-input.tsx';
import { getShownText, type Localised, type SettingEditorProps } from '../setting-editor.ts';
import styles from '../setting-editors.module.css';
import { DayRows } from './day-rows.tsx';

const TEXT_ROWS = 4;

/** The form in which the editor shows the texts: hours by day with a note, or plain texts. */
interface Draft {
  readonly week: WeekHours;
  readonly note: Localised<string>;
  readonly isByDay: boolean;
}

/**
 * Edits `working_hours`. The texts are what is stored and displayed; hours by day generate them in both languages.
 * Texts from which the hours cannot be read are edited as they are.
 */
export function OpeningHoursEditor({ value, onChange, disabled }: SettingEditorProps<Localised<string>>) {
  const text = useText();
  const language = useLanguage();
  const [draft, setDraft] = useState(() => readDraft(value));
  const [written, setWritten] = useState(value);
  // The value also changes from outside: when the form is reset, reloaded or merged.
  if (!isSameValue(written, value)) {
    setWritten(value);
    setDraft(readDraft(value));
  }

  function write(next: Draft) {
    const texts = {
      el: writeOpeningHours(next.week, next.note.el, 'el'),
      en: writeOpeningHours(next.week, next.note.en || next.note.el, 'en'),
    };
    setDraft(next);
    setWritten(texts);
    onChange(texts);
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('settings.fields.working_hours.label')}</legend>
      <Stack>
        <SegmentedControl
          aria-label={text('settingEditors.hours.mode')}
          disabled={disabled ?? false}
          value={draft.isByDay ? 'days' : 'text'}
          onChange={(mode) => setDraft({ ...draft, isByDay: mode === 'days' })}
          data={[
            { value: 'days', label: text('settingEditors.hours.byDay') },
            { value: 'text', label: text('settingEditors.hours.asText') },
          ]}
        />
        {draft.isByDay ? (
          <>
            {parseWeek(value.el) === undefined && <Text size="sm">{text('settingEditors.hours.replaces')}</Text>}
            <DayRows week={draft.week} disabled={disabled} onChange={(week) => write({ ...draft, week })} />
            <LocalisedInput
              label={text('settingEditors.hours.note')}
              description={text('settingEditors.hours.noteHelp')}
              value={draft.note}
              maxLength={MAX_LINE}
              disabled={disabled}
              onChange={(note) => write({ ...draft, note })}
            />
            <div>
              <Text size="sm" fw={500}>
                {text('settingEditors.hours.result')}
              </Text>
              <Text size="sm" className={styles.hoursText}>
                {getShownText(value, language) || text('settings.none')}
              </Text>
            </div>
          </>
        ) : (
          <LocalisedInput
            label={text('settings.fields.working_hours.label')}
            description={text('settingEditors.hours.textHelp')}
            value={value}
            rows={TEXT_ROWS}
            maxLength={MAX_TEXT}
            disabled={disabled}
            onChange={(texts) => {
              setWritten(texts);
              setDraft({ ...readDraft(texts), isByDay: false });
              onChange(texts);
            }}
          />
        )}
      </Stack>
    </fieldset>
  );
}

const closedWeek: WeekHours = { Mo: [], Tu: [], We: [], Th: [], Fr: [], Sa: [], Su: [] };

function readDraft({ el, en }: Localised<string>): Draft {
  const week = parseWeek(el);
  // English texts with hours of their own are shown as they are.
  const isSame = en === '' || isSameValue(parseWeek(en), week);
  return {
    week: week ?? closedWeek,
    note: { el: splitNote(el).note, en: splitNote(en).note },
    isByDay: week !== undefined && isSame,
  };
}
