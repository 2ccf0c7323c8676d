import type { SlotProps } from '@fakos/shared-kit/remote';
import { Button } from '@fakos/shared-kit/ui/button';
import { useRef, useState } from 'react';
import { useText } from '../text.ts';
import styles from './gallery.module.css';
import { GalleryLightbox } from './gallery-lightbox.tsx';
import { galleryLooks, MORE } from './gallery-looks.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import { tileLooks } from './looks/tile-looks.ts';

/** Home page: the shop's pictures in one of thirteen styles (spec section 2). */
export function HomeGallery({ images, look }: SlotProps['home.gallery']) {
  // Another style begins with its own number of pictures.
  return images.length > 0 && <GalleryOf key={look} images={images} look={look} />;
}

function GalleryOf({ images, look: name }: SlotProps['home.gallery']) {
  const text = useText();
  const look = galleryLooks[name];
  const tiles = tileLooks[name];
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(look.first);
  const [opened, setOpened] = useState<number>();

  const shown = images.slice(0, count);
  const showMore = () => {
    setCount(count + MORE);
    // The button may be gone by then, and the focus with it.
    requestAnimationFrame(() => list.current?.children[shown.length]?.querySelector('button')?.focus());
  };
  const pictures = shown.map((image, index) => (
    <GalleryPicture
      key={image.id}
      image={image}
      index={index}
      sizes={look.sizes}
      early={index < look.early}
      onOpen={() => setOpened(index)}
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
          kind={look.strip}
          advances={look.advances ?? false}
          {...{ list, name, images: shown, pictures, more }}
          paused={opened !== undefined}
        />
      ) : (
        <div className={tiles?.place}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
          <ul ref={list} role="list" className={tiles?.tiles}>
            {pictures.map((picture) => (
              <li key={picture.key} className={styles.item}>
                {picture}
              </li>
            ))}
          </ul>
          {name === 'glitch' && <SplitLight />}
        </div>
      )}
      {!look.strip && more && (
        <div className={styles.more}>
          {more}
          <p className={styles.count}>{text('gallery.shown', { shown: shown.length, total: images.length })}</p>
        </div>
      )}
      <GalleryLightbox images={images} shown={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}

/** What a cheap lens does to light: red goes one way, blue the other. The style sheet names it by its id. */
function SplitLight() {
  return (
    <svg aria-hidden="true" width="0" height="0" className={styles.filters}>
      <filter id="split-light" x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
        <feColorMatrix in="SourceGraphic" values="1 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0" result="red" />
        <feOffset in="red" dx="-7" dy="0" result="redAside" />
        <feColorMatrix in="SourceGraphic" values="0 0 0 0 0  0 1 0 0 0  0 0 0 0 0  0 0 0 1 0" result="green" />
        <feColorMatrix in="SourceGraphic" values="0 0 0 0 0  0 0 0 0 0  0 0 1 0 0  0 0 0 1 0" result="blue" />
        <feOffset in="blue" dx="7" dy="0" result="blueAside" />
        <feBlend in="redAside" in2="green" mode="screen" result="warm" />
        <feBlend in="warm" in2="blueAside" mode="screen" />
      </filter>
    </svg>
  );
}
