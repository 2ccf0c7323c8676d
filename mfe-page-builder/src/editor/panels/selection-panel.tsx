import { readText } from '@fakos/contracts/html/safe-values';
import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { IconDeviceFloppy, IconLanguage, IconPuzzleOff } from '@tabler/icons-react';
import { memo, type RefObject, useCallback, useState } from 'react';
import { useCommandsContext } from '../commands/commands-context.ts';
import { useNodeLabel } from '../commands/use-node-label.ts';
import { useEditorText } from '../editor-text.ts';
import { FieldTextsProvider } from '../fields/field-texts.ts';
import { FieldsPanel } from '../fields/fields-panel.tsx';
import { SectionFieldsPanel } from '../fields/section-fields-panel.tsx';
import { useContributedTexts, useFindFields } from '../library/contributed-widgets.tsx';
import { canInsertCounterpart, getOtherLanguage } from '../model/counterparts.ts';
import type { EditorNode, NodeKey, SectionNode } from '../model/editor-document.ts';
import { getReference, isLocked } from '../model/references.ts';
import { ReusableSectionPanel } from '../saved-sections/reusable-section-panel.tsx';
import { SaveSectionDialog } from '../saved-sections/save-section-dialog.tsx';
import { useEditorState } from '../session/session-context.ts';
import styles from './panels.module.css';

const ICON_SIZE = 16;

/** The fields of what is selected. Renders only for changes of its own, not for those of the checks beside it. */
export const SelectionPanel = memo(function SelectionPanel({
  heading,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const text = useEditorText();
  const { getLabel } = useNodeLabel();
  const count = useEditorState(({ selection }) => selection.length);
  const node = useEditorState(({ document, language, selection }) => document[language].nodes[selection.at(-1) ?? '']);
  return (
    <div className={styles.panel}>
      <Title order={2} size="h5" ref={heading} tabIndex={-1} className={styles.heading}>
        {node ? getLabel(node) : text('editor.fields')}
      </Title>
      {!node && (
        <Text size="sm" c="dimmed">
          {text('editor.nothingSelected')}
        </Text>
      )}
      {node && (
        <Stack gap="md">
          {count > 1 && (
            <Text size="sm" c="dimmed">
              {text('editor.severalSelected', { count })}
            </Text>
          )}
          <CounterpartOffer selectedKey={node.key} />
          {node.kind === 'section' && <SectionActions key={`actions ${node.key}`} section={node} />}
          {!isLocked(node) && <NodeFields key={node.key} node={node} />}
        </Stack>
      )}
    </div>
  );
});

/** Actions on a section: saving it, and those of a reusable one. */
function SectionActions({ section }: { section: SectionNode }) {
  const text = useEditorText();
  const [isSaving, setSaving] = useState(false);
  if (getReference(section) !== undefined) return <ReusableSectionPanel section={section} />;
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDeviceFloppy size={ICON_SIZE} aria-hidden />}
        onClick={() => setSaving(true)}
      >
        {text('saved.save')}
      </Button>
      <SaveSectionDialog
        isOpen={isSaving}
        onClose={() => setSaving(false)}
        sectionKey={section.key}
        title={readText(section.fields.title)}
      />
    </div>
  );
}

function NodeFields({ node }: { node: EditorNode }) {
  const commands = useCommandsContext();
  const language = useEditorState((state) => state.language);
  const findFields = useFindFields();
  const contributedTexts = useContributedTexts();
  const { key } = node;
  const setField = useCallback((name: string, value: unknown) => commands.setField(key, name, value), [commands, key]);
  if (node.kind === 'section') {
    return <SectionFieldsPanel section={node.fields} onChange={setField} language={language} />;
  }
  const { type } = node;
  const described = findFields(type);
  if (!described) return <UnknownWidget type={type} />;
  return (
    <FieldTextsProvider value={contributedTexts.get(type)?.fields}>
      <FieldsPanel
        description={{ type, fields: described }}
        fields={node.fields}
        onChange={setField}
        language={language}
      />
    </FieldTextsProvider>
  );
}

/** Shown for a widget that no live remote contributes: it can be moved and deleted, and its data stays. */
function UnknownWidget({ type }: { type: string }) {
  const text = useEditorText();
  const [remote = '', name] = type.split('/');
  return (
    <Alert color="yellow" variant="light" icon={<IconPuzzleOff aria-hidden />} title={text('editor.unknownWidget')}>
      <Text size="sm">
        {name === undefined ? text('editor.unknownWidgetHint') : text('editor.unknownWidgetOf', { remote })}
      </Text>
    </Alert>
  );
}

/** Offers to put a widget that only one language has at the same place of the other. */
function CounterpartOffer({ selectedKey }: { selectedKey: NodeKey }) {
  const text = useEditorText();
  const commands = useCommandsContext();
  const language = useEditorState((state) => state.language);
  const canInsert = useEditorState((state) => canInsertCounterpart(state.document, state.language, selectedKey));
  if (!canInsert) return null;
  const other = getOtherLanguage(language);
  return (
    <Alert color="accent" variant="light" icon={<IconLanguage aria-hidden />} title={text(`editor.onlyIn.${language}`)}>
      <Stack gap="xs" align="start">
        <Text size="sm">{text(`editor.onlyInHint.${other}`)}</Text>
        <Button size="xs" variant="default" onClick={() => commands.addCounterpart(selectedKey)}>
          {text(`editor.addTo.${other}`)}
        </Button>
      </Stack>
    </Alert>
  );
}
