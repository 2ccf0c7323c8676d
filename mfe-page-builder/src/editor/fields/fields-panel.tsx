import type { Language } from '@fakos/contracts/languages';
import type { FieldDescriptions, StoredFields } from '@fakos/contracts/widgets/widget';
import { Fieldset, Stack } from '@mantine/core';
import { useCallback } from 'react';
import { useEditorText } from '../editor-text.ts';
import { listGroupedFields } from './field-groups.ts';
import { FieldInput } from './field-input.tsx';
import styles from './fields-panel.module.css';
import type { FieldChanges } from './stored-value.ts';

interface FieldsPanelProps {
  readonly description: { readonly type: string; readonly fields: FieldDescriptions };
  readonly fields: StoredFields;
  /** Called with undefined for a field to remove. */
  readonly onChange: (name: string, value: unknown) => void;
  /** Language of the page. */
  readonly language: Language;
}

/** An input for every field of a widget, in groups. */
export function FieldsPanel({ description, fields, onChange, language }: FieldsPanelProps) {
  const text = useEditorText();
  const change = useCallback(
    (changes: FieldChanges) => {
      for (const [changed, value] of Object.entries(changes)) onChange(changed, value);
    },
    [onChange],
  );
  const groups = listGroupedFields(description.fields, fields);
  return groups.map(({ group, entries }) => (
    <Fieldset
      key={group}
      legend={text(`fields.groups.${group}`)}
      variant="unstyled"
      classNames={{ legend: styles.legend ?? '' }}
    >
      <Stack gap="sm">
        {entries.map(([name, field]) => (
          <div key={name} data-field={name}>
            <FieldInput
              name={name}
              field={field}
              siblings={description.fields}
              stored={fields}
              language={language}
              isSource={description.type === 'html'}
              onChange={change}
            />
          </div>
        ))}
      </Stack>
    </Fieldset>
  ));
}
