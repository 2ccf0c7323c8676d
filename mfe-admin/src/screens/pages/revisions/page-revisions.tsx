import type { AdminPage } from '@fakos/contracts/pages/contract';
import { useListPageRevisionsQuery, useRestorePageMutation } from '@fakos/shared-kit/api/admin-pages/hooks';
import { ClosedSection } from '../../../framework/closed-section.tsx';
import { type Revision, RevisionList } from '../../../framework/detail/revision-list.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { RevisionDialog } from './revision-dialog.tsx';

/** The stored revisions of a page's sections. */
export function PageRevisions({ page }: { page: AdminPage }) {
  const text = useText();
  const title = text('pages.revisions');
  return (
    <ClosedSection title={title} label={title}>
      <Revisions page={page} />
    </ClosedSection>
  );
}

function Revisions({ page }: { page: AdminPage }) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [restore, { isLoading }] = useRestorePageMutation();

  async function restoreRevision({ id }: Revision) {
    const { data, error } = await restore({ id: page.id, version: page.version, revision_id: id });
    if (data) toasts.showSuccess(data.message);
    else toasts.showError(failureText(error));
  }

  return (
    <RevisionList
      label={text('pages.revisions')}
      query={useListPageRevisionsQuery({ id: page.id })}
      emptyText={text('pages.noRevisions')}
      canRestore={page.status !== 'trash'}
      showLabel={text('detail.preview')}
      restoreText={(at) => text('pages.restoreText', { at })}
      restoreHint={text('pages.restoreHint')}
      isRestoring={isLoading}
      onRestore={restoreRevision}
      renderShown={(revision, onClose) => <RevisionDialog revision={revision} onClose={onClose} />}
    />
  );
}
