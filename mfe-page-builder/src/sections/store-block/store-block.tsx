import type { SlotProps } from '@fakos/shared-kit/remote';
import { Container } from '@fakos/shared-kit/ui/container';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { List } from '@fakos/shared-kit/ui/list';
import styles from './store-block.module.css';
import { StoreImage } from './store-image.tsx';

/** Presents the store: image, title, up to three paragraphs, a list of features and a conclusion. */
export function StoreBlock({ content }: SlotProps['home.store']) {
  const { store_title: title, store_image: image } = content;
  const hasText = listTexts(content).some(Boolean) || Boolean(content.store_features?.length);
  if (!image && !hasText) return null;
  return (
    <Container as="section" className={styles.store} aria-labelledby={title ? 'home-store' : undefined}>
      {image && <StoreImage key={image} file={image} />}
      {hasText && <StoreText content={content} />}
    </Container>
  );
}

function listTexts(content: SlotProps['home.store']['content']) {
  const { store_description_1, store_description_2, store_description_3 } = content;
  return [content.store_title, store_description_1, store_description_2, store_description_3, content.store_conclusion];
}

function StoreText({ content }: SlotProps['home.store']) {
  const { store_features: features = [] } = content;
  const [title, first, second, third, conclusion] = listTexts(content);
  return (
    <div className={styles.text}>
      {title && (
        <h2 id="home-store" className={styles.title}>
          {title}
        </h2>
      )}
      {first && <p>{first}</p>}
      {second && <p>{second}</p>}
      {third && <p>{third}</p>}
      {features.length > 0 && (
        <List className={styles.features}>
          {features.map((feature, index) => (
            <li key={index} className={styles.feature}>
              <Icon name="check" size={20} />
              {feature}
            </li>
          ))}
        </List>
      )}
      {conclusion && <p className={styles.conclusion}>{conclusion}</p>}
    </div>
  );
}
