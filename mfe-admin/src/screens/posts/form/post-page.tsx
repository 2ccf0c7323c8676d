import type { PostDraft } from '@fakos/contracts/post-drafts/contract';
import type { AdminPost } from '@fakos/contracts/posts/contract';
import {
  useGetPostDraftQuery,
  useLazyGetPostDraftQuery,
  useSavePostDraftMutation,
} from '@fakos/shared-kit/api/post-drafts/hooks';
import {
  useGetAdminPostQuery,
  useLazyGetAdminPostQuery,
  useUpdatePostMutation,
} from '@fakos/shared-kit/api/posts/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { RecordHistory } from '../../../framework/detail/record-history.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { useFieldHistory } from '../../../framework/form/use-field-history.ts';
import { type LoadedRecord, type SaveRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { PostDraftPanel } from '../drafts/post-draft-panel.tsx';
import { usePostDraftText } from '../drafts/post-draft-text.ts';
import { PostRevisions } from '../drafts/post-revisions.tsx';
import { POSTS, POSTS_KEY } from '../post-paths.ts';
import { getTitle } from '../use-post-columns.tsx';
import { PostActions } from './post-actions.tsx';
import { PostFields } from './post-fields.tsx';
import { localisedNames, type PostValues, toPostFields, toPostValues, validatePost } from './post-values.ts';
import { usePostLabels, usePostMessages, usePostValueText } from './use-post-form.ts';

const RESOURCE = 'posts';

/** One post with all its fields. */
export function PostPage() {
  const text = useText();
  const language = useLanguage();
  const detail = useDetailPage(useGetAdminPostQuery);
  return (
    <DetailPage
      detail={detail}
      title={(post) => (post ? getTitle(post, language) : text('posts.one'))}
      list={{ listKey: POSTS_KEY, path: POSTS, label: text('menu.posts') }}
      actions={(post) => <PostActions post={post} />}
    >
      {(post) => <PostWithDraft key={post.id} post={post} />}
    </DetailPage>
  );
}

function PostWithDraft({ post }: { post: AdminPost }) {
  const isInTrash = post.status === 'trash';
  const { data, error, isFetching, refetch } = useGetPostDraftQuery({ id: post.id }, { skip: isInTrash });
  // An older API has no drafts, and a post in the trash has none.
  const live = useMemo(() => toDraft(post), [post]);
  if (isInTrash || isUnsupported(error)) return <PostForm post={post} draft={live} hasDrafts={false} />;
  if (data) return <PostForm post={post} draft={data.data} hasDrafts />;
  return error ? <FailureState failure={error} onRetry={refetch} isPending={isFetching} /> : <PageSkeleton />;
}

interface PostFormProps {
  readonly post: AdminPost;
  /** The post with the changes of its draft. */
  readonly draft: PostDraft;
  /** Whether the API has drafts of posts. */
  readonly hasDrafts: boolean;
}

function PostForm({ post, draft, hasDrafts }: PostFormProps) {
  const draftText = usePostDraftText();
  const messages = usePostMessages();
  const labels = usePostLabels();
  const formatValue = usePostValueText();
  const loaded = useMemo(() => toRecord(draft), [draft]);
  const { id } = post;
  const history = useFieldHistory(RESOURCE, id, localisedNames);
  const { saveLive, saveDraft, reload } = usePostSaving(post, hasDrafts);
  const isDraft = draft.has_draft;
  const form = useRecordForm<PostValues>({
    draftKey: `${POSTS_KEY}:${id}`,
    loaded,
    validate: (values) => validatePost(values, messages),
    save: isDraft ? saveDraft : saveLive,
    reload,
  });
  const isPublished = post.status === 'published';
  // A draft has no status, so a changed one is saved at once.
  const canBecomeDraft = hasDrafts && isPublished && !isDraft && form.values.status === 'published';
  const publishLabel = isPublished && hasDrafts ? draftText('publishNow') : undefined;
  return (
    <>
      {isDraft && <PostDraftPanel draft={draft} isDirty={form.isDirty} onDiscard={form.discard} />}
      <RecordFormPage
        form={form}
        fieldLabels={labels}
        formatValue={(field, value) => formatValue(field, value) ?? toDisplayText(value)}
        saveLabel={isDraft ? draftText('save') : publishLabel}
        otherSave={canBecomeDraft ? { label: draftText('save'), save: saveDraft } : undefined}
        {...history}
      >
        <PostFields post={post} isDraft={isDraft} />
      </RecordFormPage>
      {hasDrafts && <PostRevisions draft={draft} fieldLabels={labels} formatValue={formatValue} />}
      <RecordHistory resource={RESOURCE} recordId={id} fieldLabels={labels} formatValue={formatValue} />
    </>
  );
}

/** The ways to save a post: for visitors at once, or beside what they see. */
function usePostSaving(post: AdminPost, hasDrafts: boolean) {
  const text = useText();
  const toasts = useToasts();
  const language = useLanguage();
  const [update] = useUpdatePostMutation();
  const [updateDraft] = useSavePostDraftMutation();
  const [reloadPost] = useLazyGetAdminPostQuery();
  const [reloadDraft] = useLazyGetPostDraftQuery();
  const { id } = post;

  const saveLive: SaveRecord<PostValues> = async (changes, { version }) => {
    const { data } = await update({ id, version: String(version), ...toPostFields(changes) }).unwrap();
    toasts.showSuccess(text('detail.saved', { name: getTitle(post, language) }));
    return data;
  };
  const saveDraft: SaveRecord<PostValues> = async (changes, { version }) => {
    const { status: _status, ...fields } = toPostFields(changes);
    const { data, message } = await updateDraft({ id, version: String(version), ...fields }).unwrap();
    toasts.showSuccess(message);
    return data;
  };
  const reload = async () =>
    toRecord(hasDrafts ? (await reloadDraft({ id }).unwrap()).data : toDraft((await reloadPost({ id }).unwrap()).data));
  return { saveLive, saveDraft, reload };
}

/** A post without a draft. */
function toDraft(post: AdminPost): PostDraft {
  const { version, updated_by } = post;
  return { version, has_draft: false, updated_at: version, updated_by, post };
}

function toRecord({ post, version }: PostDraft): LoadedRecord<PostValues> {
  return { values: toPostValues(post), version };
}
