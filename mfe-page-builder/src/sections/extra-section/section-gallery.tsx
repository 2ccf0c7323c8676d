import type { SlotProps } from '@fakos/shared-kit/remote';
import { Lightbox } from '@fakos/shared-kit/ui/lightbox';
import { List } from '@fakos/shared-kit/ui/list';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { getSectionImage, SectionImage } from '../section-image.tsx';
import { MAX_GRID_IMAGES, type SectionLayout } from './section-layouts.ts';
import styles from './section-media.module.css';

/** Images of 3:2, cropped to portrait. */
const SIZES = '(min-width: 90rem) 48rem, (min-width: 40rem) 56vw, 104vw';

/** Images of a section in a grid, a scrolling row or a masonry; each opens in the lightbox. */
export function SectionGallery({
  section: { gallery, title },
  layout,
}: SlotProps['page.extra-section'] & { layout: NonNullable<SectionLayout['gallery']> }) {
  const text = useText();
  const [openIndex, setOpenIndex] = useState<number>();
  const usable = gallery.filter((source) => getSectionImage(source) !== undefined);
  const sources = layout === 'grid' ? usable.slice(0, MAX_GRID_IMAGES) : usable;
  const getName = (index: number) => [title, text('gallery.image', { number: index + 1 })].filter(Boolean).join(', ');
  if (sources.length === 0) return null;
  return (
    <>
      <List className={styles.gallery} data-layout={layout}>
        {sources.map((source, index) => (
          <li key={`${source} ${index}`} className={styles.item}>
            <button type="button" aria-haspopup="dialog" className={styles.open} onClick={() => setOpenIndex(index)}>
              <SectionImage source={source} sizes={SIZES} alt={getName(index)} className={styles.image} />
            </button>
          </li>
        ))}
      </List>
      <Lightbox
        count={sources.length}
        getImage={(index) => ({ src: '', ...getSectionImage(sources[index] ?? ''), alt: getName(index), title })}
        shown={openIndex}
        onClose={() => setOpenIndex(undefined)}
      />
    </>
  );
}
