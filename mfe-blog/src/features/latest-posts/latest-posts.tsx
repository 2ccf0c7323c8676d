import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useId } from 'react';
import { useText } from '../../text.ts';
import { LatestPostsSkeleton } from './latest-posts-skeleton.tsx';
import { PostCarousel } from './post-carousel.tsx';
import { PostGrid } from './post-grid.tsx';
import { type LatestPostsState, useLatestPosts } from './use-latest-posts.ts';

type LatestPostsProps = SlotProps['home.latest-posts'];

/** The home page's posts, as a grid or a carousel; nothing without posts (spec section 2). */
export function LatestPosts({ title, subtitle, limit, layout }: LatestPostsProps) {
  const text = useText();
  const headingId = useId();
  const state = useLatestPosts(limit);
  if (state.posts?.length === 0) return null;
  return (
    <Container as="section" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={title}
        text={subtitle}
        action={
          <ButtonLink href={paths.blog} variant="secondary" iconEnd={<Icon name="arrow-right" size={18} />}>
            {text('blog.toBlog')}
          </ButtonLink>
        }
      />
      <Posts state={state} limit={limit} layout={layout} />
    </Container>
  );
}

function Posts({ state, limit, layout }: { state: LatestPostsState } & Pick<LatestPostsProps, 'limit' | 'layout'>) {
  const text = useText();
  const kitText = useKitText();
  const { posts, isFailed, retry, isRetrying } = state;
  if (isFailed) {
    return (
      <ErrorState
        headingLevel={3}
        title={text('latest.none')}
        text={text('blog.errorText')}
        retryLabel={kitText('actions.retry')}
        onRetry={retry}
        pending={isRetrying}
      />
    );
  }
  if (!posts) return <LatestPostsSkeleton count={limit} layout={layout} />;
  return layout === 'carousel' ? <PostCarousel posts={posts} /> : <PostGrid posts={posts} />;
}
