import type { BuiltRecord } from '@fakos/contracts/drafts/contract';
import { useNodeLabel } from '../commands/use-node-label.ts';
import { useStoredSections } from '../panels/page-checks.tsx';
import { RevisionsPanel } from '../revisions/revisions-panel.tsx';
import type { DraftSaver } from '../session/draft-saver.ts';
import type { ComparedVersion } from '../session/editor-session.ts';
import { useEditorSession } from '../session/session-context.ts';

interface PublishedVersionsProps {
  readonly record: BuiltRecord;
  readonly saver: DraftSaver;
  /** Called once the differences from a version are marked on the page; absent where the page is not visible. */
  readonly onMarked?: () => void;
}

/** The published states of the page, which can be compared and restored. */
export function PublishedVersions({ record, saver, onMarked }: PublishedVersionsProps) {
  const session = useEditorSession();
  const sections = useStoredSections();
  const { getTypeLabel } = useNodeLabel();
  return (
    <RevisionsPanel
      record={record}
      current={sections}
      saveDraft={async () => ((await saver.flush()) ? saver.getVersion() : undefined)}
      onRestored={saver.reset}
      {...(onMarked && {
        onMark: (version: ComparedVersion) => {
          session.compare(version);
          onMarked();
        },
      })}
      getTypeLabel={getTypeLabel}
    />
  );
}
