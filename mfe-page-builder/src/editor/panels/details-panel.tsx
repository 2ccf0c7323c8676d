import { Tabs } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { useNodeLabel } from '../commands/use-node-label.ts';
import { useEditorText } from '../editor-text.ts';
import { useEditorSession, useEditorState } from '../session/session-context.ts';
import { useCheckedPage } from './page-checks.tsx';
import styles from './panels.module.css';
import { SelectionPanel } from './selection-panel.tsx';
import { useOpenProblem } from './use-open-problem.ts';

interface DetailsPanelProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Moves to the fields of the selection. */
  readonly onEdit: () => void;
}

type Tab = 'fields' | 'checks';

/** The fields of the selection, and the checks of the page. */
export function DetailsPanel({ heading, onEdit }: DetailsPanelProps) {
  const text = useEditorText();
  const session = useEditorSession();
  const [tab, setTab] = useState<Tab>('fields');
  const selected = useEditorState(({ selection }) => selection.at(-1));
  const { getLabel } = useNodeLabel();
  const { problems, weights, isChecking } = useCheckedPage();
  const openProblem = useOpenProblem(onEdit);

  useEffect(
    function showFields() {
      if (selected !== undefined) setTab('fields');
    },
    [selected],
  );

  return (
    <Tabs value={tab} onChange={(value) => setTab(value === 'checks' ? 'checks' : 'fields')} className={styles.tabs}>
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
          onOpen={(problem) => {
            setTab('fields');
            openProblem(problem);
          }}
          getName={(language, id) => getLabel(session.getState().document[language].nodes[id])}
        />
      </Tabs.Panel>
    </Tabs>
  );
}
