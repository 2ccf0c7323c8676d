import { getImageUrl } from '@fakos/contracts/images/contract';
import type { GalleryImage } from '@fakos/contracts/settings/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { StepButtons } from '@fakos/shared-kit/ui/carousel';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { List } from '@fakos/shared-kit/ui/list';
import type { ReactElement, RefObject } from 'react';
import { useText } from '../text.ts';
import styles from './gallery.module.css';
import type { GalleryLook, GalleryStyle } from './gallery-looks.ts';
import strips from './looks/strips.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { type Strip, useStrip } from './use-strip.ts';

const THUMBNAIL = { width: 160, height: 160 } as const;

interface GalleryStripProps {
  list: RefObject<HTMLUListElement | null>;
  images: readonly GalleryImage[];
  options: NonNullable<GalleryLook['strip']>;
  hasAutoplay: boolean;
  look: GalleryStyle;
  items: readonly ReactElement[];
  /** Autoplay waits while the lightbox is open. */
  isPaused: boolean;
  /** Button that loads more images, if there are more. */
  more: ReactElement | false;
}

/** Images in a row that scrolls sideways. */
export function GalleryStrip(props: GalleryStripProps) {
  const { list, images, options, hasAutoplay, look, items, isPaused, more } = props;
  const text = useText();
  const kitText = useKitText();
  const strip = useStrip(list, items.length, options);
  const autoplay = useAutoplay(strip, hasAutoplay && !isPaused);
  return (
    <div className={strips.strip} data-look={look}>
      <List ref={list} className={strips.track} data-look={look} {...autoplay.pauseHandlers}>
        {items.map((item, index) => (
          <li
            key={item.key}
            className={`${styles.item} ${strips.slide}`}
            data-current={index === strip.current ? true : undefined}
          >
            {item}
          </li>
        ))}
      </List>
      {options.controls === 'thumbnails' && <Thumbnails strip={strip} images={images} />}
      <div className={strips.controls}>
        {options.controls === 'buttons' && (
          <div className={strips.buttons}>
            <StepButtons
              labels={{ previous: kitText('actions.previous'), next: kitText('actions.next') }}
              isAtStart={strip.isAtStart}
              isAtEnd={strip.isAtEnd}
              onStep={strip.scroll}
            />
            {hasAutoplay && (
              <IconButton
                variant="outline"
                label={text(autoplay.isPlaying ? 'gallery.pause' : 'gallery.play')}
                icon={<Icon name={autoplay.isPlaying ? 'pause' : 'play'} size={20} />}
                onClick={autoplay.toggle}
              />
            )}
          </div>
        )}
        <p className={strips.counter}>{text('gallery.at', { number: strip.current + 1, total: items.length })}</p>
        {more}
      </div>
    </div>
  );
}

function Thumbnails({ strip, images }: { strip: Strip; images: readonly GalleryImage[] }) {
  const text = useText();
  return (
    <List className={strips.thumbnails} aria-label={text('gallery.thumbnails')}>
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            className={strips.thumbnail}
            aria-label={text('gallery.choose', { title: image.title || image.alt || index + 1 })}
            aria-current={index === strip.current ? true : undefined}
            onClick={() => strip.goTo(index)}
          >
            <ResponsiveImage
              {...THUMBNAIL}
              src={getImageUrl('gallery', image.filename, THUMBNAIL.width)}
              alt=""
              fit="cover"
            />
          </button>
        </li>
      ))}
    </List>
  );
}
