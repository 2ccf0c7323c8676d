import { SafeHtml } from '@fakos/shared-kit/html';
import type { SlotProps } from '@fakos/shared-kit/remote';
import type { CSSProperties } from 'react';
import { useId } from 'react';
import { colouredGround } from '../../framework/coloured-ground.ts';
import { readColour } from '../../framework/read-fields.ts';
import { SectionPicture } from '../section-picture.tsx';
import styles from './extra-section.module.css';
import { sectionLayouts, sectionPadding } from './section-layouts.ts';
import { SectionPictures } from './section-pictures.tsx';
import { SectionProducts } from './section-products.tsx';

/** Pixels of one rem: a title's size follows the reader's own text size. */
const ROOT_PX = 16;

const BESIDE = '(min-width: 64rem) 42rem, 92vw';
const WHOLE = '(min-width: 90rem) 84rem, 92vw';

/** A section that the shop added to a page, in one of nine layouts (spec section 2). */
export function ExtraSection({ section }: SlotProps['page.extra-section']) {
  const id = useId();
  const layout = sectionLayouts[section.layout];
  const ground = colouredGround(readColour(section.background_color));
  const sized: CSSProperties = { ...ground.style, '--section-padding': sectionPadding[section.section_size] };
  const isLabelled = section.title !== '';
  return (
    <section
      className={`${styles.section} ${ground.className}`}
      style={sized}
      data-layout={section.layout}
      data-coloured={ground.className ? true : undefined}
      aria-labelledby={isLabelled ? id : undefined}
    >
      <div className={styles.inner}>
        {layout.picture && section.image !== '' && (
          <SectionPicture
            source={section.image}
            sizes={layout.picture === 'beside' ? BESIDE : WHOLE}
            className={styles.picture}
          />
        )}
        {(isLabelled || section.content !== '') && (
          <div className={styles.words}>
            {isLabelled && <Title id={id} section={section} />}
            {section.content !== '' && <SafeHtml html={section.content} className={styles.text ?? ''} />}
          </div>
        )}
        {layout.pictures && <SectionPictures section={section} as={layout.pictures} />}
        {layout.products && <SectionProducts section={section} as={layout.products} />}
      </div>
    </section>
  );
}

function Title({ id, section }: { id: string } & SlotProps['page.extra-section']) {
  const colour = readColour(section.title_color);
  const style: CSSProperties = {
    ...(colour ? { color: colour } : {}),
    ...(section.title_size === null ? {} : { '--title-size': `${section.title_size / ROOT_PX}rem` }),
  };
  return (
    <h2 id={id} className={styles.title} style={style}>
      {section.title}
    </h2>
  );
}
