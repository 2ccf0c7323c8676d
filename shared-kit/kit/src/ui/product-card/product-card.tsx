import { type PointerEvent, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ResponsiveImage, type ResponsiveImageProps } from '../image/responsive-image.tsx';
import { type RenderLink, useRenderLink } from '../link/link.tsx';
import styles from './product-card.module.css';

/** Props of `ProductCard`. */
export interface ProductCardProps {
  href: string;
  name: string;
  brand?: string;
  /** Usually a `Price`. */
  price: ReactNode;
  image: Omit<ResponsiveImageProps, 'fit' | 'className'>;
  /** Loaded and shown when a mouse points at the card; decorative. */
  hoverImage?: Omit<ResponsiveImageProps, 'fit' | 'className' | 'alt' | 'priority'>;
  /** `Badge`s over the image's corner. */
  badges?: ReactNode;
  /** The wishlist toggle, usually an `IconButton` with `variant="filled"`. */
  wishlist?: ReactNode;
  /** A line under the name, such as colours or lens width. */
  meta?: ReactNode;
  /** Links to the product in other colours, below the name. */
  swatches?: ReactNode;
  /** The main action, usually a `Button` with `size="sm"`. */
  action?: ReactNode;
  /** Label of an unavailable product, whose image is faded. */
  unavailableLabel?: string;
  headingLevel?: 2 | 3 | 4;
  renderLink?: RenderLink;
  className?: string;
}

const HOVER_SIZES = '(min-width: 60rem) 25vw, 50vw';

/** A product in a grid. The whole card is one link; badges, wishlist and action are above it and receive their own clicks. */
export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, price, image, hoverImage, badges, wishlist, meta, swatches, action, unavailableLabel } =
    props;
  const { headingLevel = 3, renderLink, className } = props;
  const link = useRenderLink(renderLink);
  const Heading = `h${headingLevel}` as const;
  const [wasHovered, setHovered] = useState(false);
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setHovered(true);
  };
  return (
    <article
      className={classNames(styles.card, unavailableLabel && styles.unavailable, className)}
      onPointerEnter={onPointerEnter}
    >
      <div className={styles.media}>
        <ResponsiveImage sizes={HOVER_SIZES} {...image} fit="cover" className={styles.image} />
        {hoverImage && wasHovered && (
          <ResponsiveImage sizes={HOVER_SIZES} {...hoverImage} alt="" fit="cover" className={styles.hoverImage} />
        )}
        {badges && <div className={styles.badges}>{badges}</div>}
        {unavailableLabel && <span className={styles.unavailableLabel}>{unavailableLabel}</span>}
      </div>
      <div className={styles.text}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <Heading className={styles.name}>{link({ href, className: styles.link, children: name })}</Heading>
        {meta && <p className={styles.meta}>{meta}</p>}
        {swatches && <div className={styles.swatches}>{swatches}</div>}
        <div className={styles.price}>{price}</div>
      </div>
      {wishlist && <div className={styles.wishlist}>{wishlist}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
