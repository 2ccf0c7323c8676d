import { Alert, Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditorDialogs } from '../commands/editor-dialogs-context.ts';
import type { Commands } from '../commands/use-commands.ts';
import { useEditorText } from '../editor-text.ts';
import { WidgetLibrary } from '../library/widget-library.tsx';
import { Outline } from '../outline/outline.tsx';
import { useEditorState } from '../session/session-context.ts';
import { type TemplateKind, TemplatePicker } from '../templates/template-picker.tsx';
import { DraggableEntry } from './draggable-entry.tsx';
import styles from './structure-panel.module.css';

interface StructurePanelProps {
  readonly commands: Commands;
  readonly onEdit: () => void;
}

const ICON_SIZE = 16;

/** The outline of the page, and the library. */
export function StructurePanel({ commands, onEdit }: StructurePanelProps) {
  const text = useEditorText();
  const { openInsert } = useEditorDialogs();
  const language = useEditorState((state) => state.language);
  const isEmpty = useEditorState((state) => state.document[state.language].sections.length === 0);
  const [templates, setTemplates] = useState<TemplateKind>();
  return (
    <div className={styles.panel}>
      <Group p="sm" gap="xs">
        <Button size="xs" leftSection={<IconPlus size={ICON_SIZE} aria-hidden />} onClick={openInsert}>
          {text('outline.insert')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTemplate size={ICON_SIZE} aria-hidden />}
          onClick={() => setTemplates('sections')}
        >
          {text('templates.open')}
        </Button>
      </Group>
      {isEmpty && (
        <Alert variant="light" color="accent" mx="sm" mb="sm" title={text('templates.emptyPage')}>
          <Stack gap="xs" align="start">
            <Text size="sm">{text('templates.emptyPageHint')}</Text>
            <Button size="xs" onClick={() => setTemplates('pages')}>
              {text('templates.start')}
            </Button>
          </Stack>
        </Alert>
      )}
      <Tabs defaultValue="outline" keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="outline">{text('outline.title')}</Tabs.Tab>
          <Tabs.Tab value="library">{text('library.title')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="outline">
          <Outline commands={commands} onEdit={onEdit} />
        </Tabs.Panel>
        <Tabs.Panel value="library">
          <Text size="xs" c="dimmed" px="sm" pt="sm">
            {text('library.drag')}
          </Text>
          <WidgetLibrary
            onInsert={commands.insert}
            renderDraggable={({ type, label }, place, button) => (
              <DraggableEntry id={`${place} ${type}`} type={type} label={label}>
                {button}
              </DraggableEntry>
            )}
          />
        </Tabs.Panel>
      </Tabs>
      <TemplatePicker
        opened={templates}
        language={language}
        onPick={(sections) => commands.insertTemplate(sections)}
        onClose={() => setTemplates(undefined)}
      />
    </div>
  );
}
