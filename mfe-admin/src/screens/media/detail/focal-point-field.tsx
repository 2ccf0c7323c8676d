import { Group, Stack, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useField } from '../../../framework/form/form-context.ts';
import { getFreshUrl } from '../../../framework/media/image-details.tsx';
import { useText } from '../../../text.ts';
import styles from './detail.module.css';
import type { DetailedImage } from './image-page.tsx';

const PERCENT = 100;
const SHOWN_WIDTH = 960;
const PREVIEW_WIDTH = 320;
/** Ratios in which the site crops images, of width to height. */
const PREVIEWS = ['1 / 1', '4 / 5', '3 / 2', '16 / 9'] as const;

/**
 * The point of an image that stays visible wherever it is cropped: chosen in the image with the pointer, or with two
 * sliders, and previewed in the site's ratios.
 */
export function FocalPointField({ image }: { image: DetailedImage }) {
  const text = useText();
  const x = useField<number>('focal_x');
  const y = useField<number>('focal_y');
  const url = getFreshUrl(image.url, image);

  function choose(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    x.setValue(toPercent(event.clientX - box.left, box.width));
    y.setValue(toPercent(event.clientY - box.top, box.height));
  }

  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {text('media.focalHint')}
      </Text>
      {/* The sliders below do the same from the keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div className={styles.canvas} onClick={choose}>
        <img src={`${url}&width=${SHOWN_WIDTH}`} alt={image.filename} width={image.width} height={image.height} />
        <span className={styles.point} style={{ left: `${x.value}%`, top: `${y.value}%` }} />
      </div>
      <div className={styles.sliders}>
        <Slider field={x} label={text('media.focalX')} />
        <Slider field={y} label={text('media.focalY')} />
      </div>
      <Text size="sm" fw={500}>
        {text('media.previews')}
      </Text>
      <Group gap="sm" align="end">
        {PREVIEWS.map((ratio) => (
          <figure key={ratio} className={styles.preview}>
            <img
              src={`${url}&width=${PREVIEW_WIDTH}`}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: `${x.value}% ${y.value}%` }}
            />
            <figcaption>{ratio.replaceAll(' ', '').replace('/', ':')}</figcaption>
          </figure>
        ))}
      </Group>
    </Stack>
  );
}

function Slider({ field, label }: { field: ReturnType<typeof useField<number>>; label: string }) {
  const { id, value, error, setValue } = field;
  return (
    <label htmlFor={id} className={styles.slider}>
      <span>{label}</span>
      <input
        id={id}
        type="range"
        min={0}
        max={PERCENT}
        value={value}
        aria-valuetext={`${value} %`}
        onChange={(event) => setValue(Number(event.currentTarget.value))}
      />
      {error && (
        <Text size="xs" c="red">
          {error}
        </Text>
      )}
    </label>
  );
}

function toPercent(position: number, length: number): number {
  return length === 0 ? PERCENT / 2 : Math.max(0, Math.min(PERCENT, Math.round((position / length) * PERCENT)));
}
