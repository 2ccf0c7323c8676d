import type { SlotProps } from '@fakos/shared-kit/remote';
import { Container } from '@fakos/shared-kit/ui/container';
import { Icon } from '@fakos/shared-kit/ui/icon';
import styles from './store-block.module.css';
import { StorePicture } from './store-picture.tsx';

/** What the shop says of itself: picture, title, up to three paragraphs, a list of features and a conclusion. */
export function StoreBlock({ content }: SlotProps['home.store']) {
  const { store_title: title, store_image: image, store_features: features = [], store_conclusion: end } = content;
  const paragraphs = [content.store_description_1, content.store_description_2, content.store_description_3].filter(
    Boolean,
  );
  if (!title && paragraphs.length === 0) return null;
  return (
    <Container as="section" className={styles.store} aria-labelledby={title ? 'home-store' : undefined}>
      {image && <StorePicture key={image} file={image} />}
      <div className={styles.words}>
        {title && (
          <h2 id="home-store" className={styles.title}>
            {title}
          </h2>
        )}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {features.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
          <ul role="list" className={styles.features}>
            {features.map((feature) => (
              <li key={feature} className={styles.feature}>
                <Icon name="check" size={20} />
                {feature}
              </li>
            ))}
          </ul>
        )}
        {end && <p className={styles.end}>{end}</p>}
      </div>
    </Container>
  );
}
