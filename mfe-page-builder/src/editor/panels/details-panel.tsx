import { Box, Tabs } from '@mantine/core';
import { type RefObject, useEffect } from 'react';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { type AuditCanvas, RenderedChecks } from '../checks/rendered-checks.tsx';
import { useNodeLabel } from '../commands/use-node-label.ts';
import { useEditorText } from '../editor-text.ts';
import type { NodeKey } from '../model/editor-document.ts';
import { useEditorSession, useEditorState } from '../session/session-context.ts';
import type { FieldPlace } from './focus-field.ts';
import { useCheckedPage } from './page-checks.tsx';
import styles from './panels.module.css';
import { SelectionPanel } from './selection-panel.tsx';
import { useOpenProblem } from './use-open-problem.ts';

interface DetailsPanelProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly tab: DetailsTab;
  readonly onTab: (tab: DetailsTab) => void;
  /** Moves to a field of the selection. */
  readonly onOpenField: (place: FieldPlace) => void;
  /** Checks the rendered page; undefined while it is not visible. */
  readonly audit: AuditCanvas | undefined;
}

/** The part of the details that is shown. */
export type DetailsTab = 'fields' | 'checks';

/** The fields of the selection, and the checks of the page. */
export function DetailsPanel({ heading, tab, onTab, onOpenField, audit }: DetailsPanelProps) {
  const text = useEditorText();
  const session = useEditorSession();
  const selected = useEditorState(({ selection }) => selection.at(-1));
  const { getLabel } = useNodeLabel();
  const { problems, weights, isChecking } = useCheckedPage();
  const openProblem = useOpenProblem(onOpenField);

  useEffect(
    function showFields() {
      if (selected !== undefined) onTab('fields');
    },
    [selected, onTab],
  );

  const getSelectable = (key: NodeKey) => {
    const { document, language } = session.getState();
    return document[language].nodes[key];
  };
  return (
    <Tabs value={tab} onChange={(value) => onTab(value === 'checks' ? 'checks' : 'fields')} className={styles.tabs}>
      <Tabs.List grow>
        <Tabs.Tab value="fields">{text('editor.fields')}</Tabs.Tab>
        <Tabs.Tab value="checks">
          {problems.length > 0 ? text('editor.checksCount', { count: problems.length }) : text('editor.checks')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="fields">
        <SelectionPanel heading={heading} />
      </Tabs.Panel>
      <Tabs.Panel value="checks" p="md">
        <ChecksPanel
          problems={problems}
          weights={weights}
          isChecking={isChecking}
          onOpen={openProblem}
          getName={(language, id) => getLabel(session.getState().document[language].nodes[id])}
        />
        {audit && tab === 'checks' && (
          <Box mt="lg">
            <RenderedChecks
              audit={audit}
              getName={(key) => getLabel(getSelectable(key))}
              onOpen={(key) => {
                if (!getSelectable(key)) return;
                session.select([key]);
                onOpenField({});
              }}
            />
          </Box>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
