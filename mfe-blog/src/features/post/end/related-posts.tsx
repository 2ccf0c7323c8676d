import type { PostSummary } from '@fakos/contracts/posts/contract';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { List } from '@fakos/shared-kit/ui/list';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useId } from 'react';
import { PostTile } from '../../../parts/post-tile.tsx';
import { useText } from '../../../text.ts';

const MAX_RELATED = 3;
const SIZES = '(min-width: 90rem) 27rem, (min-width: 48rem) 31vw, 100vw';

export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  const text = useText();
  const headingId = useId();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={text('post.related')} />
      <Grid as={List} columns={{ base: 1, md: 3 }} gap="lg">
        {posts.slice(0, MAX_RELATED).map((post) => (
          <li key={post.id}>
            <PostTile post={post} sizes={SIZES} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
