import type { ListedImage, MediaImage } from '@fakos/contracts/media/contract';
import { type Format, useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Image, Text } from '@mantine/core';
import { useText } from '../../text.ts';
import { AdminBadge } from '../admin-badge.tsx';
import styles from './media.module.css';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The address of an image's file as it is now: browsers may still have an earlier file of the same address. */
export function getFreshUrl(url: string, { version }: Pick<MediaImage, 'version'>): string {
  return url.startsWith('data:') ? url : `${url}&v=${encodeURIComponent(version)}`;
}

/** A size in bytes for people. */
export function formatBytes(bytes: number, format: Format): string {
  if (bytes < MEGABYTE) return `${format.number(Math.max(1, Math.round(bytes / KILOBYTE)))} kB`;
  return `${format.number(Math.round((bytes / MEGABYTE) * 10) / 10)} MB`;
}

/** An image's thumbnail, cropped around its focal point. */
export function ImageThumbnail({ image, isDecorative = false }: { image: MediaImage; isDecorative?: boolean }) {
  const language = useLanguage();
  return (
    <Image
      src={getFreshUrl(image.thumbnail_url, image)}
      alt={isDecorative ? '' : image[`alt_${language}`]}
      loading="lazy"
      className={styles.thumbnail}
      style={{ objectPosition: `${image.focal_x}% ${image.focal_y}%` }}
    />
  );
}

/** Pixels and bytes of an image. */
export function ImageSize({ image }: { image: MediaImage }) {
  const format = useFormat();
  return (
    <Text size="xs" c="dimmed">
      {`${image.width} × ${image.height} · ${formatBytes(image.size, format)}`}
    </Text>
  );
}

/** Details of an image in a list. */
export function ImageBadges({ image }: { image: ListedImage }) {
  const text = useText();
  const isAltMissing = image.alt_el === '' || image.alt_en === '';
  return (
    <>
      {isAltMissing && <AdminBadge tone="warning">{text('media.altMissing')}</AdminBadge>}
      {image.uses > 0 && <AdminBadge>{text('media.uses', { count: image.uses })}</AdminBadge>}
    </>
  );
}
