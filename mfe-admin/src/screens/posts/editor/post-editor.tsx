import { useGetAdminPostQuery } from '@fakos/shared-kit/api/posts/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Link, paths } from '@fakos/shared-kit/router';
import { Alert, Anchor, Group, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { useScreenTitle } from '../../../framework/layout/screen-title.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import { getPostAddress, POSTS } from '../post-paths.ts';
import { getTitle } from '../use-post-columns.tsx';

const EDITOR_ROWS = 8;

/** The page builder for the sections of one post. */
export function PostEditor() {
  const text = useText();
  const language = useLanguage();
  const { fills } = useRemoteHost();
  const detail = useDetailPage(useGetAdminPostQuery);
  const post = detail.state === 'ready' ? detail.row : undefined;
  const name = post ? getTitle(post, language) : text('posts.one');
  useScreenTitle(text('pages.editNamed', { name }));
  const skeleton = <PageSkeleton rows={EDITOR_ROWS} />;
  return (
    <Stack>
      <Anchor component={Link} to={detail.id === undefined ? POSTS : getPostAddress({ id: detail.id })} size="sm">
        <Group gap="xs">
          <IconArrowLeft size={16} aria-hidden />
          {name}
        </Group>
      </Anchor>
      {detail.state === 'loading' && skeleton}
      {detail.state === 'failed' && (
        <FailureState failure={detail.failure} onRetry={detail.reload} isPending={detail.pending} />
      )}
      {post && fills('admin.page-editor').length === 0 && <Alert color="yellow" title={text('pages.noEditor')} />}
      {post && (
        <Slot name="admin.page-editor" kind="post" id={post.id} address={paths.post(post.slug)} skeleton={skeleton} />
      )}
    </Stack>
  );
}
