import { LANGUAGES } from '@fakos/contracts/languages';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useEditorText } from '../editor-text.ts';
import type { FieldChange } from './diff-fields.ts';
import type { SectionsChange } from './diff-sections.ts';
import { diffText } from './diff-text.ts';
import styles from './revisions.module.css';
import { type GetTypeLabel, useChangeLabels } from './use-change-labels.ts';

const tones = {
  added: 'success',
  removed: 'danger',
  moved: 'info',
  changed: 'neutral',
  'type-changed': 'warning',
} as const;

interface ChangeListProps {
  readonly changes: readonly SectionsChange[];
  readonly getTypeLabel: GetTypeLabel;
}

/** The differences between two states of a page, by language. */
export function ChangeList({ changes, getTypeLabel }: ChangeListProps) {
  return (
    <Stack gap="md">
      {LANGUAGES.map((language) => (
        <LanguageChanges
          key={language}
          language={language}
          changes={changes.filter((change) => change.language === language)}
          getTypeLabel={getTypeLabel}
        />
      ))}
    </Stack>
  );
}

function LanguageChanges({ language, changes, getTypeLabel }: ChangeListProps & Pick<SectionsChange, 'language'>) {
  const text = useEditorText();
  const { getName } = useChangeLabels(getTypeLabel);
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={styles.language}>
        {text(`checks.languages.${language}`)}
      </h4>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.id}`} className={styles.change}>
            <p className={styles.name}>
              <Badge tone={tones[change.kind]}>{text(`revisions.kinds.${change.kind}`)}</Badge> {getName(change)}
            </p>
            <Details change={change} getTypeLabel={getTypeLabel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ change, getTypeLabel }: { change: SectionsChange; getTypeLabel: GetTypeLabel }) {
  const text = useEditorText();
  const { getPlace, getNodeType } = useChangeLabels(getTypeLabel);
  if (change.kind === 'moved') {
    return (
      <Text size="sm">{text('revisions.fromTo', { before: getPlace(change.from), after: getPlace(change.to) })}</Text>
    );
  }
  if (change.kind === 'type-changed') {
    return (
      <Text size="sm">
        {text('revisions.fromTo', { before: getNodeType(change.before), after: getNodeType(change.type) })}
      </Text>
    );
  }
  if (change.kind !== 'changed') return <Text size="sm">{getPlace(change.place)}</Text>;
  return (
    <ul className={styles.fields}>
      {change.changes.map((field, index) => (
        <li key={index}>
          <FieldLine type={change.type} change={field} getTypeLabel={getTypeLabel} />
        </li>
      ))}
    </ul>
  );
}

interface FieldLineProps {
  /** Type of the widget. */
  readonly type: string;
  readonly change: FieldChange;
  readonly getTypeLabel: GetTypeLabel;
}

function FieldLine({ type, change, getTypeLabel }: FieldLineProps) {
  const text = useEditorText();
  const { getFieldLabel, getShownValue } = useChangeLabels(getTypeLabel);
  const label = getFieldLabel(type, change);
  if (change.kind === 'items-reordered') return text('revisions.reordered', { list: label });
  if (change.kind !== 'changed') {
    return text(`revisions.${change.kind === 'item-added' ? 'itemAdded' : 'itemRemoved'}`, { item: label });
  }
  if (change.formatting) return <FormattingLines label={label} formatting={change.formatting} />;
  const before = getShownValue(type, change, change.before);
  const after = getShownValue(type, change, change.after);
  return (
    <>
      <b>{label}:</b> <ValueChange before={before} after={after} isText={change.format !== 'value'} />
    </>
  );
}

/** Words that changed inside a text; a short one, or another value, as a whole. */
function ValueChange({ before, after, isText }: { before: string; after: string; isText: boolean }) {
  const text = useEditorText();
  const parts = isText && before !== '' && after !== '' ? diffText(before, after) : [];
  if (parts.some(({ kind, text: part }) => kind === 'same' && part.trim() !== '')) {
    return (
      <span className={styles.words}>
        {parts.map(({ kind, text: part }, index) => {
          if (kind === 'same') return part;
          return <Marked key={index} kind={kind} value={part} />;
        })}
      </span>
    );
  }
  return (
    <span className={styles.words}>
      {before === '' ? <i>{text('revisions.empty')}</i> : <Marked kind="removed" value={before} />}
      {' → '}
      {after === '' ? <i>{text('revisions.empty')}</i> : <Marked kind="added" value={after} />}
    </span>
  );
}

/** Screen readers do not announce `ins` and `del`, so their meaning is also a text. */
function Marked({ kind, value }: { kind: 'added' | 'removed'; value: string }) {
  const text = useEditorText();
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element className={styles[kind]}>
      <VisuallyHidden>{text(`revisions.spoken.${kind}`)} </VisuallyHidden>
      {value}
      <VisuallyHidden> {text('revisions.spoken.end')} </VisuallyHidden>
    </Element>
  );
}

function FormattingLines({
  label,
  formatting,
}: {
  label: string;
  formatting: NonNullable<Extract<FieldChange, { kind: 'changed' }>['formatting']>;
}) {
  const text = useEditorText();
  return (
    <>
      <b>{text('revisions.formatting', { field: label })}</b>
      <ul className={styles.fields}>
        {formatting.map(({ kind, element, text: part, address }, index) => (
          <li key={index}>
            {text(`revisions.formattings.${kind}`, { element, text: [part, address].filter(Boolean).join(' · ') })}
          </li>
        ))}
      </ul>
    </>
  );
}
