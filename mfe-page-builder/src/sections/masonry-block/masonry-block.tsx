import type { SlotProps } from '@fakos/shared-kit/remote';
import { Container } from '@fakos/shared-kit/ui/container';
import { List } from '@fakos/shared-kit/ui/list';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { SectionImage } from '../section-image.tsx';
import styles from './masonry-block.module.css';

/** Images of 3:2: on phones cropped to 4:3, else every second one to 4:5. */
const SIZES = '(min-width: 90rem) 51rem, (min-width: 64rem) 56vw, (min-width: 40rem) 85vw, 104vw';

/** Up to six items with image, tag, title and description (spec section 2). */
export function MasonryBlock({ title, subtitle, items }: SlotProps['home.masonry']) {
  return (
    <Container as="section" aria-labelledby={title ? 'home-masonry' : undefined}>
      {title && <SectionHeading id="home-masonry" title={title} text={subtitle || undefined} />}
      <List className={styles.items}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            <div className={styles.frame}>
              <SectionImage source={item.image} sizes={SIZES} alt="" className={styles.image} />
              {item.tag && <p className={styles.tag}>{item.tag}</p>}
            </div>
            {item.title && <h3 className={styles.title}>{item.title}</h3>}
            {item.description && <p className={styles.text}>{item.description}</p>}
          </li>
        ))}
      </List>
    </Container>
  );
}
