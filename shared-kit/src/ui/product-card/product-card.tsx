import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type RenderLink, useRenderLink } from '../link/link.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './product-card.module.css';

/** Props of `ProductCard`. */
export interface ProductCardProps {
  href: string;
  name: string;
  brand?: string;
  /** Usually a `Price`. */
  price: ReactNode;
  image: Omit<PictureProps, 'fit' | 'className'>;
  /** Fades in while the card is pointed at; decoration, so its `alt` is ignored. */
  hoverImage?: Omit<PictureProps, 'fit' | 'className' | 'alt' | 'priority'>;
  /** `Badge`s over the picture's corner. */
  badges?: ReactNode;
  /** The wishlist toggle, usually an `IconButton` with `variant="filled"`. */
  wishlist?: ReactNode;
  /** A quiet line under the name, such as colours or lens width. */
  meta?: ReactNode;
  /** The main command, usually a `Button` with `size="sm"`. */
  action?: ReactNode;
  /** Says that it cannot be bought now; the picture turns pale. */
  unavailableLabel?: string;
  headingLevel?: 2 | 3 | 4;
  renderLink?: RenderLink;
  className?: string;
}

const HOVER_SIZES = '(min-width: 60rem) 25vw, 50vw';

/** A product in a grid. The whole card is one link; the slots lie above it and keep their own clicks. */
export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, price, image, hoverImage, badges, wishlist, meta, action, unavailableLabel } = props;
  const { headingLevel = 3, renderLink, className } = props;
  const link = useRenderLink(renderLink);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.card, unavailableLabel && styles.unavailable, className)}>
      <div className={styles.media}>
        <Picture sizes={HOVER_SIZES} {...image} fit="cover" className={styles.image} />
        {hoverImage && <Picture sizes={HOVER_SIZES} {...hoverImage} alt="" fit="cover" className={styles.hoverImage} />}
        {badges && <div className={styles.badges}>{badges}</div>}
        {unavailableLabel && <span className={styles.unavailableLabel}>{unavailableLabel}</span>}
      </div>
      {wishlist && <div className={styles.wishlist}>{wishlist}</div>}
      <div className={styles.text}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <Heading className={styles.name}>{link({ href, className: styles.link, children: name })}</Heading>
        {meta && <p className={styles.meta}>{meta}</p>}
        <div className={styles.price}>{price}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
