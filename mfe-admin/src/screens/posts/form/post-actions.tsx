import type { AdminPost } from '@fakos/contracts/posts/contract';
import { useCreatePostMutation, useDeletePostMutation, useUpdatePostMutation } from '@fakos/shared-kit/api/posts/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Link, paths, useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconCopy, IconLayoutGrid } from '@tabler/icons-react';
import { PublicPageLink, RestoreButton, TrashButton } from '../../../framework/detail/trash-buttons.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { getPostAddress, getSectionsAddress, POSTS } from '../post-paths.ts';
import { getTitle } from '../use-post-columns.tsx';
import { toCopy } from './post-values.ts';

/** Actions on the whole post. */
export function PostActions({ post }: { post: AdminPost }) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const language = useLanguage();
  const [discard] = useDeletePostMutation();
  const [update] = useUpdatePostMutation();
  const [create, duplicating] = useCreatePostMutation();
  const { id, version, status, slug, scheduled } = post;
  const name = getTitle(post, language);

  const trash = {
    name,
    onDiscard: () => discard({ id, version }).unwrap(),
    // A restored post has the status that it had, or is a draft.
    onRestore: () => update({ id, status: status === 'trash' ? 'draft' : status }).unwrap(),
    listPath: POSTS,
  };

  async function duplicate() {
    const { data, error } = await create(toCopy(post, (title) => text('posts.copyOf', { title })));
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(text('posts.duplicated', { name }));
    navigate(getPostAddress(data.data));
  }

  if (status === 'trash') return <RestoreButton {...trash} />;
  return (
    <>
      <Button
        component={Link}
        to={getSectionsAddress(post)}
        variant="default"
        leftSection={<IconLayoutGrid size={16} aria-hidden />}
      >
        {text('pages.edit')}
      </Button>
      {status === 'published' && !scheduled && <PublicPageLink href={paths.post(slug)} label={text('posts.view')} />}
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        loading={duplicating.isLoading}
        onClick={() => void duplicate()}
      >
        {text('detail.duplicate')}
      </Button>
      <TrashButton {...trash} />
    </>
  );
}
