import { LANGUAGES } from '@fakos/contracts/languages';
import { Alert, Button, List, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { getFieldId } from '../../../framework/form/form-context.ts';
import type { RecordForm } from '../../../framework/form/use-record-form.ts';
import { Section } from '../../../framework/section.tsx';
import { type AdminTextKey, useText } from '../../../text.ts';
import styles from '../emails.module.css';
import { findVariableProblems, getTexts, type TemplatePair, type TemplateValues } from './template-values.ts';

const fields = ['subject_el', 'subject_en', 'intro_el', 'intro_en'] as const;
const described = ['name', 'number', 'shop', 'state', 'date', 'service', 'subject'] as const;

interface TemplateVariablesProps {
  readonly form: RecordForm<TemplateValues>;
  readonly pair: TemplatePair;
}

/** The variables of a template: each can be inserted where the cursor was last. Warns of unknown and missing ones. */
export function TemplateVariables({ form, pair }: TemplateVariablesProps) {
  const text = useText();
  const insert = useInsertion(form);
  return (
    <Section title={text('emails.variables')}>
      <Text size="sm" c="dimmed" mb="sm">
        {text('emails.variablesHint')}
      </Text>
      <dl className={styles.variables}>
        {pair.el.placeholders.map((name) => (
          <div key={name}>
            <dt>
              <Button
                size="compact-sm"
                variant="default"
                ff="monospace"
                aria-label={text('emails.insert', { variable: toToken(name) })}
                onClick={() => insert(toToken(name))}
              >
                {toToken(name)}
              </Button>
            </dt>
            <dd>
              <Text size="sm">{describe(name)}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <div role="status">
        <VariableWarnings form={form} pair={pair} />
      </div>
    </Section>
  );

  function describe(name: string): string {
    const known = described.find((one) => one === name);
    return known ? text(`emails.variable.${known}` satisfies AdminTextKey) : name;
  }
}

function VariableWarnings({ form, pair }: TemplateVariablesProps) {
  const text = useText();
  const warnings = LANGUAGES.flatMap((language) => {
    const { unknown, missing } = findVariableProblems(getTexts(form.values, language), pair[language]);
    const params = { language: text(`form.languages.${language}`) };
    return [
      ...(unknown.length > 0 ? [text('emails.warnUnknown', { ...params, names: toTokens(unknown) })] : []),
      ...(missing.length > 0 ? [text('emails.warnMissing', { ...params, names: toTokens(missing) })] : []),
    ];
  });
  if (warnings.length === 0) return null;
  return (
    <Alert color="yellow" mt="sm" title={text('emails.warnTitle')}>
      <List size="sm">
        {warnings.map((warning) => (
          <List.Item key={warning}>{warning}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function toToken(name: string): string {
  return `{{${name}}}`;
}

function toTokens(names: readonly string[]): string {
  return names.map(toToken).join(', ');
}

/** Inserts a text at the cursor of the field that was used last; the Greek introduction by default. */
function useInsertion(form: RecordForm<TemplateValues>): (inserted: string) => void {
  const last = useRef<(typeof fields)[number]>('intro_el');

  useEffect(function rememberField() {
    const remember = (event: FocusEvent) => {
      const field = fields.find((name) => event.target instanceof Element && event.target.id === getFieldId(name));
      if (field) last.current = field;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  return (inserted) => {
    const field = last.current;
    const input = document.getElementById(getFieldId(field)) as HTMLInputElement | HTMLTextAreaElement | null;
    const value = form.values[field];
    const start = input?.selectionStart ?? value.length;
    const end = input?.selectionEnd ?? start;
    form.setValue(field, value.slice(0, start) + inserted + value.slice(end));
    // The field has its new value after the next rendering.
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(start + inserted.length, start + inserted.length);
    });
  };
}
