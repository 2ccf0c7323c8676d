import type { SlotProps } from '@fakos/shared-kit/remote';
import { Lightbox } from '@fakos/shared-kit/ui/lightbox';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { SectionPicture, sectionImage } from '../section-picture.tsx';
import { MAX_GRID_PICTURES } from './section-layouts.ts';
import styles from './section-pictures.module.css';

const SIZES = '(min-width: 64rem) 28rem, (min-width: 40rem) 46vw, 92vw';

/** The pictures of a section: six in a grid, a row that is swiped, or a wall of uneven heights. Each opens large. */
export function SectionPictures({
  section: { gallery, title },
  as,
}: SlotProps['page.extra-section'] & { as: 'grid' | 'carousel' | 'masonry' }) {
  const text = useText();
  const [opened, setOpened] = useState<number>();
  const usable = gallery.filter((source) => sectionImage(source) !== undefined);
  const sources = as === 'grid' ? usable.slice(0, MAX_GRID_PICTURES) : usable;
  const nameOf = (index: number) => [title, text('gallery.picture', { number: index + 1 })].filter(Boolean).join(', ');
  if (sources.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={styles.pictures} data-as={as}>
        {sources.map((source, index) => (
          <li key={`${source} ${index}`} className={styles.item}>
            <button type="button" aria-haspopup="dialog" className={styles.open} onClick={() => setOpened(index)}>
              <SectionPicture source={source} sizes={SIZES} alt={nameOf(index)} className={styles.picture} />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        count={sources.length}
        pictureAt={(index) => ({ src: '', ...sectionImage(sources[index] ?? ''), alt: nameOf(index), title })}
        shown={opened}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}
