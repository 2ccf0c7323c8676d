import type { BuiltRecord } from '@fakos/contracts/drafts/contract';
import { useNodeLabel } from '../commands/use-node-label.ts';
import { useStoredSections } from '../panels/page-checks.tsx';
import { RevisionsPanel } from '../revisions/revisions-panel.tsx';
import type { DraftSaver } from '../session/draft-saver.ts';

/** The published states of the page, which can be restored. */
export function PublishedVersions({ record, saver }: { record: BuiltRecord; saver: DraftSaver }) {
  const sections = useStoredSections();
  const { getTypeLabel } = useNodeLabel();
  return (
    <RevisionsPanel
      record={record}
      current={sections}
      saveDraft={async () => ((await saver.flush()) ? saver.getVersion() : undefined)}
      onRestored={saver.reset}
      getTypeLabel={getTypeLabel}
    />
  );
}
