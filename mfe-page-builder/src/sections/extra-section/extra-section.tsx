import { readColor } from '@fakos/contracts/html/safe-values';
import { SafeHtml } from '@fakos/shared-kit/html';
import type { SlotProps } from '@fakos/shared-kit/remote';
import type { CSSProperties } from 'react';
import { useId } from 'react';
import { getColoredBackground } from '../../framework/colored-background.ts';
import { SectionImage } from '../section-image.tsx';
import styles from './extra-section.module.css';
import { SectionGallery } from './section-gallery.tsx';
import { sectionLayouts, sectionPadding } from './section-layouts.ts';
import { SectionProducts } from './section-products.tsx';

/** Pixels of one rem, so that the title's size follows the visitor's own text size. */
const ROOT_PX = 16;

/** Images of 3:2, cropped to 4:3. */
const SIZES_BESIDE = '(min-width: 90rem) 45rem, (min-width: 64rem) 50vw, 104vw';
const SIZES_FULL = '(min-width: 90rem) 84rem, 92vw';

/** A section that staff added to a page, in one of nine layouts (spec section 2). */
export function ExtraSection({ section, featuredElsewhere = 0 }: SlotProps['page.extra-section']) {
  const id = useId();
  const layout = sectionLayouts[section.layout];
  const background = getColoredBackground(readColor(section.background_color));
  const style: CSSProperties = { ...background.style, '--section-padding': sectionPadding[section.section_size] };
  const isLabelled = section.title !== '';
  return (
    <section
      className={`${styles.section} ${background.className}`}
      style={style}
      data-layout={section.layout}
      data-colored={background.className ? true : undefined}
      aria-labelledby={isLabelled ? id : undefined}
    >
      <div className={styles.inner}>
        {layout.image && section.image !== '' && (
          <SectionImage
            source={section.image}
            sizes={layout.image === 'beside' ? SIZES_BESIDE : SIZES_FULL}
            className={styles.image}
          />
        )}
        {(isLabelled || section.content !== '') && (
          <div className={styles.body}>
            {isLabelled && <Title id={id} section={section} />}
            {section.content !== '' && <SafeHtml html={section.content} className={styles.text ?? ''} />}
          </div>
        )}
        {layout.gallery && <SectionGallery section={section} layout={layout.gallery} />}
        {layout.products && (
          <SectionProducts section={section} featuredElsewhere={featuredElsewhere} layout={layout.products} />
        )}
      </div>
    </section>
  );
}

function Title({ id, section }: { id: string } & SlotProps['page.extra-section']) {
  const color = readColor(section.title_color);
  const style: CSSProperties = {
    ...(color ? { color } : {}),
    ...(section.title_size === null ? {} : { '--title-size': `${section.title_size / ROOT_PX}rem` }),
  };
  return (
    <h2 id={id} className={styles.title} style={style}>
      {section.title}
    </h2>
  );
}
