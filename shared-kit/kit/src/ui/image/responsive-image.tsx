import { classNames } from '../class-names.ts';
import { useImagePosition } from './image-positions.ts';
import styles from './responsive-image.module.css';
import { useImageError } from './use-image-error.ts';

/** Props of `ResponsiveImage`. */
export interface ResponsiveImageProps {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** Intrinsic size, which prevents layout shifts. */
  width: number;
  height: number;
  /** URL of the image at a width; generates the `srcset` for `widths`. */
  getSrc?: (width: number) => string;
  widths?: readonly number[];
  /** Complete `srcset`, instead of `getSrc`. */
  srcSet?: string;
  sizes?: string;
  /** For images in the first view: loads eagerly and with high priority. */
  priority?: boolean;
  /** Shown if the image cannot be loaded. */
  fallbackSrc?: string;
  /** Fills the surrounding box; without it the image keeps its aspect ratio. */
  fit?: 'cover' | 'contain';
  className?: string;
}

const DEFAULT_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

function toSrcSet(getSrc: (width: number) => string, widths: readonly number[]): string {
  return widths.map((width) => `${getSrc(width)} ${width}w`).join(', ');
}

/** A responsive image with a background colour; lazy unless it has priority. */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { src, alt, width, height, getSrc, widths = DEFAULT_WIDTHS, srcSet, sizes, priority = false } = props;
  const { fallbackSrc, fit, className } = props;
  const objectPosition = useImagePosition(src);
  const { hasFailed, imageProps } = useImageError(src);
  const showsFallback = hasFailed && fallbackSrc !== undefined;
  const set = srcSet ?? (getSrc ? toSrcSet(getSrc, widths) : undefined);
  return (
    <img
      {...imageProps}
      src={showsFallback ? fallbackSrc : src}
      srcSet={showsFallback ? undefined : set}
      sizes={showsFallback || !set ? undefined : sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      style={fit === 'cover' ? { objectPosition } : undefined}
      className={classNames(styles.image, fit && styles[fit], hasFailed && styles.failed, className)}
    />
  );
}
