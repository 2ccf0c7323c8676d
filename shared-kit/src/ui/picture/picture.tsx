import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/** Props of `Picture`. */
export interface PictureProps {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** Intrinsic size, so that nothing jumps while it loads. */
  width: number;
  height: number;
  /** Address of the picture at a width; with `widths` it makes the `srcset`. */
  srcFor?: (width: number) => string;
  widths?: readonly number[];
  /** A ready `srcset`, instead of `srcFor`. */
  srcSet?: string;
  sizes?: string;
  /** For the first screen's picture: loads at once and first. */
  priority?: boolean;
  /** Shown when the picture cannot be loaded. */
  fallbackSrc?: string;
  /** Fills the given box; without it the picture keeps its own proportions. */
  fit?: 'cover' | 'contain';
  className?: string;
}

const DEFAULT_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

function sourceSet(srcFor: (width: number) => string, widths: readonly number[]): string {
  return widths.map((width) => `${srcFor(width)} ${width}w`).join(', ');
}

/** A responsive image over a quiet ground; lazy unless it has priority. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, srcFor, widths = DEFAULT_WIDTHS, srcSet, sizes, priority = false } = props;
  const { fallbackSrc, fit, className } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const failed = failedSrc === src;

  useEffect(
    // An error before hydration has no listener, so it is looked up once.
    function noticeEarlyError() {
      const element = image.current;
      if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailedSrc(src);
    },
    [src],
  );

  const fallen = failed && fallbackSrc !== undefined;
  const set = srcSet ?? (srcFor ? sourceSet(srcFor, widths) : undefined);
  return (
    <img
      ref={image}
      src={fallen ? fallbackSrc : src}
      srcSet={fallen ? undefined : set}
      sizes={fallen || !set ? undefined : sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      onError={() => setFailedSrc(src)}
      className={classNames(styles.picture, fit && styles[fit], failed && styles.failed, className)}
    />
  );
}
