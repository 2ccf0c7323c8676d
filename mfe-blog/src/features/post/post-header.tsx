import type { PostDetail } from '@fakos/contracts/posts/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { useBlogSettings } from '../../parts/blog-settings.ts';
import { WishlistToggle } from '../../parts/wishlist-toggle.tsx';
import { useText } from '../../text.ts';
import styles from './post-header.module.css';
import { usePostBreadcrumbs } from './use-post-breadcrumbs.ts';

export function PostHeader({ post }: { post: PostDetail }) {
  const text = useText();
  const format = useFormat();
  const { showsAuthor, showsDate, showsReadingTime, showsViews } = useBlogSettings();
  const crumbs = usePostBreadcrumbs(post);
  return (
    <header className={styles.header}>
      <Breadcrumbs label={text('blog.breadcrumbs')} items={crumbs} />
      <div className={styles.intro}>
        <Link to={`${paths.blog}?category=${post.category_slug}`} className={styles.category}>
          {post.category_name}
        </Link>
        <h1 className={styles.title}>{post.title}</h1>
        {post.excerpt && <p className={styles.excerpt}>{post.excerpt}</p>}
      </div>
      <div className={styles.facts}>
        {showsAuthor && post.author_name && <span>{text('post.by', { author: post.author_name })}</span>}
        {showsDate && <time dateTime={post.created_at}>{format.longDate(post.created_at)}</time>}
        {showsReadingTime && <span>{text('card.readingMinutes', { count: post.reading_minutes })}</span>}
        {showsViews && <span>{text('card.views', { count: post.views, number: format.number(post.views) })}</span>}
        <span className={styles.wishlist}>
          <WishlistToggle post={post} />
        </span>
      </div>
    </header>
  );
}
