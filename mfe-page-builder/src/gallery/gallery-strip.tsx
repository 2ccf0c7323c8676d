import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import type { GalleryImage } from '@fakos/shared-kit/api/settings/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { Picture } from '@fakos/shared-kit/ui/picture';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useText } from '../text.ts';
import styles from './gallery.module.css';
import type { GalleryLook, GalleryStyle } from './gallery-looks.ts';
import strips from './looks/strips.module.css';
import { useAdvance } from './use-advance.ts';
import { type Strip, useStrip } from './use-strip.ts';

const THUMBNAIL = { width: 160, height: 160 } as const;

interface GalleryStripProps {
  list: RefObject<HTMLUListElement | null>;
  images: readonly GalleryImage[];
  kind: NonNullable<GalleryLook['strip']>;
  /** Moves on by itself. */
  advances: boolean;
  name: GalleryStyle;
  pictures: readonly ReactElement[];
  /** Stands still, because something else is in front. */
  paused: boolean;
  /** Brings more pictures, where there are more. */
  more: ReactElement | false;
}

/** Pictures in a row that is swiped, scrolled, or moved with buttons; one style moves on by itself. */
export function GalleryStrip({ list, images, kind, advances, name, pictures, paused, more }: GalleryStripProps) {
  const text = useText();
  const strip = useStrip(list, pictures.length, kind);
  const advance = useAdvance(strip, advances && !paused);
  return (
    <div className={strips.strip} data-look={name}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul ref={list} role="list" className={strips.track} data-look={name} {...advance.watch}>
        {pictures.map((picture, index) => (
          <li
            key={picture.key}
            className={`${styles.item} ${strips.slide}`}
            data-current={index === strip.current ? true : undefined}
          >
            {picture}
          </li>
        ))}
      </ul>
      {kind.below === 'thumbnails' && <Thumbnails strip={strip} images={images} />}
      <div className={strips.controls}>
        {kind.below === 'turning' && (
          <Turning strip={strip}>
            {advances && (
              <IconButton
                variant="outline"
                label={text(advance.isPlaying ? 'gallery.pause' : 'gallery.play')}
                icon={<Icon name={advance.isPlaying ? 'pause' : 'play'} size={20} />}
                onClick={advance.toggle}
              />
            )}
          </Turning>
        )}
        <p className={strips.counter}>{text('gallery.at', { number: strip.current + 1, total: pictures.length })}</p>
        {more}
      </div>
    </div>
  );
}

function Turning({ strip, children }: { strip: Strip; children: ReactNode }) {
  const kitText = useKitText();
  return (
    <div className={strips.buttons}>
      <IconButton
        variant="outline"
        label={kitText('actions.previous')}
        icon={<Icon name="arrow-left" size={20} />}
        aria-disabled={strip.isAtStart}
        onClick={() => strip.turn(-1)}
      />
      <IconButton
        variant="outline"
        label={kitText('actions.next')}
        icon={<Icon name="arrow-right" size={20} />}
        aria-disabled={strip.isAtEnd}
        onClick={() => strip.turn(1)}
      />
      {children}
    </div>
  );
}

function Thumbnails({ strip, images }: { strip: Strip; images: readonly GalleryImage[] }) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" className={strips.thumbnails} aria-label={text('gallery.thumbnails')}>
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            className={strips.thumbnail}
            aria-label={text('gallery.choose', { title: image.title || image.alt || index + 1 })}
            aria-current={index === strip.current ? true : undefined}
            onClick={() => strip.goTo(index)}
          >
            <Picture {...THUMBNAIL} src={imageUrl('gallery', image.filename, THUMBNAIL.width)} alt="" fit="cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
