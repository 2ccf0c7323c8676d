import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ResponsiveImage, type ResponsiveImageProps } from '../image/responsive-image.tsx';
import { type RenderLink, useRenderLink } from '../link/link.tsx';
import styles from './post-card.module.css';

/** Props of `PostCard`. */
export interface PostCardProps {
  href: string;
  title: string;
  excerpt?: ReactNode;
  image?: Omit<ResponsiveImageProps, 'fit' | 'className'>;
  category?: ReactNode;
  /** The formatted date; `dateTime` is its machine-readable form. */
  date?: string;
  dateTime?: string;
  /** After the date, such as the reading time. */
  meta?: ReactNode;
  /** Over the image's corner, such as a wishlist toggle. */
  corner?: ReactNode;
  /** `row` places the image next to the text on wide screens. */
  layout?: 'stacked' | 'row';
  headingLevel?: 2 | 3 | 4;
  renderLink?: RenderLink;
  className?: string;
}

/** A post in a list; the whole card is one link. */
export function PostCard(props: PostCardProps) {
  const { href, title, excerpt, image, category, date, dateTime, meta, corner, layout = 'stacked' } = props;
  const { headingLevel = 3, renderLink, className } = props;
  const link = useRenderLink(renderLink);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.card, layout === 'row' && styles.row, className)}>
      {image && (
        <div className={styles.media}>
          <ResponsiveImage sizes="(min-width: 60rem) 33vw, 100vw" {...image} fit="cover" className={styles.image} />
        </div>
      )}
      <div className={styles.text}>
        {category && <p className={styles.category}>{category}</p>}
        <Heading className={styles.title}>{link({ href, className: styles.link, children: title })}</Heading>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        {(date || meta) && (
          <p className={styles.facts}>
            {date && <time dateTime={dateTime}>{date}</time>}
            {meta && <span>{meta}</span>}
          </p>
        )}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
