import type { AdminPost } from '@fakos/contracts/posts/contract';
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
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
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
      {(post) => <PostForm key={post.id} post={post} />}
    </DetailPage>
  );
}

function PostForm({ post }: { post: AdminPost }) {
  const text = useText();
  const toasts = useToasts();
  const language = useLanguage();
  const messages = usePostMessages();
  const labels = usePostLabels();
  const formatValue = usePostValueText();
  const [update] = useUpdatePostMutation();
  const [reload] = useLazyGetAdminPostQuery();
  const loaded = useMemo(() => toRecord(post), [post]);
  const { id } = post;
  const history = useFieldHistory(RESOURCE, id, localisedNames);
  const form = useRecordForm<PostValues>({
    draftKey: `${POSTS_KEY}:${id}`,
    loaded,
    validate: (values) => validatePost(values, messages),
    save: async (changes, { version }) =>
      (await update({ id, version: String(version), ...toPostFields(changes) }).unwrap()).data,
    reload: async () => toRecord((await reload({ id }).unwrap()).data),
    onSaved: () => toasts.showSuccess(text('detail.saved', { name: getTitle(post, language) })),
  });
  return (
    <>
      <RecordFormPage
        form={form}
        fieldLabels={labels}
        formatValue={(field, value) => formatValue(field, value) ?? toDisplayText(value)}
        {...history}
      >
        <PostFields post={post} />
      </RecordFormPage>
      <RecordHistory resource={RESOURCE} recordId={id} fieldLabels={labels} formatValue={formatValue} />
    </>
  );
}

function toRecord(post: AdminPost): LoadedRecord<PostValues> {
  return { values: toPostValues(post), version: post.version };
}
