import type { AdminPost } from '@fakos/contracts/posts/contract';
import { useCreatePostMutation, useDeletePostMutation, useUpdatePostMutation } from '@fakos/shared-kit/api/posts/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconCopy, IconExternalLink, IconRestore, IconTrash } from '@tabler/icons-react';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { getPostAddress, POSTS } from '../post-paths.ts';
import { getTitle } from '../use-post-columns.tsx';
import { toCopy } from './post-values.ts';

/** What can be done with the whole post. */
export function PostActions({ post }: { post: AdminPost }) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const language = useLanguage();
  const [discard, { isLoading }] = useDeletePostMutation();
  const [update, restoring] = useUpdatePostMutation();
  const [create, duplicating] = useCreatePostMutation();
  const { id, version, status, slug, scheduled } = post;
  const name = getTitle(post, language);

  /** A restored post has the status that it had, or is a draft. */
  async function restore() {
    const { data, error } = await update({ id, status: status === 'trash' ? 'draft' : status });
    if (data) toasts.showSuccess(text('detail.restored', { name }));
    else toasts.showError(failureText(error));
  }

  async function moveToTrash() {
    const { data, error } = await discard({ id, version });
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(text('detail.trashed', { name }), () => void restore());
    navigate(POSTS);
  }

  async function duplicate() {
    const { data, error } = await create(toCopy(post, (title) => text('posts.copyOf', { title })));
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(text('posts.duplicated', { name }));
    navigate(getPostAddress(data.data));
  }

  if (status === 'trash') {
    return (
      <Button
        variant="default"
        leftSection={<IconRestore size={16} aria-hidden />}
        loading={restoring.isLoading}
        onClick={() => void restore()}
      >
        {text('detail.restore')}
      </Button>
    );
  }
  return (
    <>
      {status === 'published' && !scheduled && (
        <Button
          component="a"
          href={paths.post(slug)}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {text('posts.view')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        loading={duplicating.isLoading}
        onClick={() => void duplicate()}
      >
        {text('detail.duplicate')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        loading={isLoading}
        onClick={() => void moveToTrash()}
      >
        {text('detail.toTrash')}
      </Button>
    </>
  );
}
