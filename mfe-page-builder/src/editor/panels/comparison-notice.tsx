import { useFormat } from '@fakos/shared-kit/i18n';
import { Alert } from '@mantine/core';
import { useEditorText } from '../editor-text.ts';
import { useComparedChanges } from '../revisions/use-compared-changes.ts';
import type { ComparedVersion } from '../session/editor-session.ts';
import { useEditorSession, useEditorState } from '../session/session-context.ts';

/** Says which version the marks on the page compare it with, and ends the comparison. */
export function ComparisonNotice() {
  const compared = useEditorState((state) => state.compared);
  return compared && <Comparison version={compared} />;
}

function Comparison({ version }: { version: ComparedVersion }) {
  const text = useEditorText();
  const format = useFormat();
  const session = useEditorSession();
  const language = useEditorState((state) => state.language);
  const changes = useComparedChanges().filter((change) => change.language === language);
  const removed = changes.filter(({ kind }) => kind === 'removed').length;
  return (
    <Alert
      role="status"
      color="accent"
      variant="light"
      radius={0}
      py="xs"
      withCloseButton
      closeButtonLabel={text('revisions.endComparison')}
      onClose={() => session.compare(undefined)}
    >
      {text('revisions.marked', { count: changes.length - removed, at: format.dateTime(version.at) })}
      {removed > 0 && ` ${text('revisions.markedRemoved', { count: removed })}`}
    </Alert>
  );
}
