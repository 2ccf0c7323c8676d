import type { SlotProps } from '@fakos/shared-kit/remote';
import { Button } from '@fakos/shared-kit/ui/button';
import { List } from '@fakos/shared-kit/ui/list';
import { useRef, useState } from 'react';
import { useText } from '../text.ts';
import styles from './gallery.module.css';
import { GalleryImageButton } from './gallery-image-button.tsx';
import { GalleryLightbox } from './gallery-lightbox.tsx';
import { galleryLooks, LOAD_MORE_COUNT } from './gallery-looks.ts';
import { GalleryStrip } from './gallery-strip.tsx';
import { tileLooks } from './looks/tile-looks.ts';

/** The home page's gallery, in one of thirteen styles (spec section 2). */
export function HomeGallery({ images, look }: SlotProps['home.gallery']) {
  // The key resets the number of images when the style changes.
  return images.length > 0 && <Gallery key={look} images={images} look={look} />;
}

function Gallery({ images, look: name }: SlotProps['home.gallery']) {
  const text = useText();
  const look = galleryLooks[name];
  const tiles = tileLooks[name];
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(look.initialCount);
  const [openIndex, setOpenIndex] = useState<number>();

  const shown = images.slice(0, count);
  const showMore = () => {
    setCount(count + LOAD_MORE_COUNT);
    // The button with the focus may be removed.
    requestAnimationFrame(() => list.current?.children[shown.length]?.querySelector('button')?.focus());
  };
  const items = shown.map((image, index) => (
    <GalleryImageButton
      key={image.id}
      image={image}
      index={index}
      sizes={look.sizes}
      hasPriority={index < look.priorityCount}
      onOpen={() => setOpenIndex(index)}
    />
  ));

  const more = count < images.length && (
    <Button variant={look.strip ? 'link' : 'secondary'} onClick={showMore}>
      {text('gallery.more')}
    </Button>
  );

  return (
    <section className={styles.gallery} aria-label={text('gallery.label')} data-look={name}>
      {look.strip ? (
        <GalleryStrip
          list={list}
          images={shown}
          items={items}
          look={name}
          options={look.strip}
          hasAutoplay={look.autoplay ?? false}
          isPaused={openIndex !== undefined}
          more={more}
        />
      ) : (
        <div className={tiles?.container}>
          <List ref={list} className={tiles?.tiles}>
            {items.map((item) => (
              <li key={item.key} className={styles.item}>
                {item}
              </li>
            ))}
          </List>
          {name === 'glitch' && <GlitchFilter />}
        </div>
      )}
      {!look.strip && more && (
        <div className={styles.more}>
          {more}
          <p className={styles.count}>{text('gallery.shown', { shown: shown.length, total: images.length })}</p>
        </div>
      )}
      <GalleryLightbox images={images} shown={openIndex} onClose={() => setOpenIndex(undefined)} />
    </section>
  );
}

/** Shifts the red and blue channels apart. `glitch.module.css` refers to it by its id. */
function GlitchFilter() {
  return (
    <svg aria-hidden="true" width="0" height="0" className={styles.filters}>
      <filter id="gallery-glitch" x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
        <feColorMatrix in="SourceGraphic" values="1 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0" result="red" />
        <feOffset in="red" dx="-7" dy="0" result="redShifted" />
        <feColorMatrix in="SourceGraphic" values="0 0 0 0 0  0 1 0 0 0  0 0 0 0 0  0 0 0 1 0" result="green" />
        <feColorMatrix in="SourceGraphic" values="0 0 0 0 0  0 0 0 0 0  0 0 1 0 0  0 0 0 1 0" result="blue" />
        <feOffset in="blue" dx="7" dy="0" result="blueShifted" />
        <feBlend in="redShifted" in2="green" mode="screen" result="redGreen" />
        <feBlend in="redGreen" in2="blueShifted" mode="screen" />
      </filter>
    </svg>
  );
}
