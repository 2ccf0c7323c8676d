import type { PostDraft } from '@fakos/contracts/post-drafts/contract';
import {
  useGetPostRevisionQuery,
  useListPostRevisionsQuery,
  useRestorePostRevisionMutation,
} from '@fakos/shared-kit/api/post-drafts/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Modal, Text } from '@mantine/core';
import { ChangeTable, type FieldTexts } from '../../../framework/audit/change-table.tsx';
import { ClosedSection } from '../../../framework/closed-section.tsx';
import { type Revision, RevisionList } from '../../../framework/detail/revision-list.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { usePostDraftText } from './post-draft-text.ts';

interface PostRevisionsProps extends FieldTexts {
  readonly draft: PostDraft;
}

/** The stored revisions of a post's fields. */
export function PostRevisions(props: PostRevisionsProps) {
  const text = usePostDraftText();
  const title = text('revisions');
  return (
    <ClosedSection title={title} label={title}>
      <Revisions {...props} />
    </ClosedSection>
  );
}

function Revisions({ draft: { post, version }, ...fieldTexts }: PostRevisionsProps) {
  const text = usePostDraftText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [restore, { isLoading }] = useRestorePostRevisionMutation();
  const { id } = post;

  async function restoreRevision(revision: Revision) {
    const { data, error } = await restore({ id, version, revision_id: revision.id });
    if (data) toasts.showSuccess(data.message);
    else toasts.showError(failureText(error));
  }

  return (
    <RevisionList
      label={text('revisions')}
      query={useListPostRevisionsQuery({ id })}
      emptyText={text('noRevisions')}
      canRestore
      showLabel={text('changes')}
      restoreText={(at) => text('restoreText', { at })}
      restoreHint={text('restoreHint')}
      isRestoring={isLoading}
      onRestore={restoreRevision}
      renderShown={(revision, onClose) => (
        <ChangesDialog postId={id} revision={revision} onClose={onClose} {...fieldTexts} />
      )}
    />
  );
}

interface ChangesDialogProps extends FieldTexts {
  readonly postId: number;
  readonly revision: Revision;
  readonly onClose: () => void;
}

/** What a revision changed, by field. */
function ChangesDialog({ postId, revision, onClose, ...fieldTexts }: ChangesDialogProps) {
  const text = usePostDraftText();
  const kitText = useKitText();
  const format = useFormat();
  const { currentData, error, isFetching, refetch } = useGetPostRevisionQuery({ id: postId, revision_id: revision.id });
  const title = text('changesAt', { at: format.dateTime(revision.at) });
  const changes = currentData?.data.changes;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={title}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      {error && <FailureState failure={error} onRetry={refetch} isPending={isFetching} />}
      {!error && !changes && <PageSkeleton rows={3} />}
      {changes && Object.keys(changes).length === 0 && <Text size="sm">{text('noChanges')}</Text>}
      {changes && Object.keys(changes).length > 0 && <ChangeTable label={title} changes={changes} {...fieldTexts} />}
    </Modal>
  );
}
