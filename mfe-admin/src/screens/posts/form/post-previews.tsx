import { getImageUrl } from '@fakos/contracts/images/contract';
import { type Language, localisePath } from '@fakos/contracts/languages';
import { toSlug } from '@fakos/contracts/text/to-slug';
import { paths } from '@fakos/shared-kit/router';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { useText } from '../../../text.ts';
import styles from './post-previews.module.css';
import type { PostValues } from './post-values.ts';

/** How search engines shorten titles and descriptions, in characters. */
const SHOWN = { title: 60, description: 160 } as const;
const CARD_WIDTH = 640;

/** How search engines and social networks show the post in each language. */
export function PostPreviews() {
  const text = useText();
  return (
    <div className={styles.languages}>
      {(['el', 'en'] as const).map((language) => (
        <LanguagePreviews key={language} language={language} label={text(`form.languages.${language}`)} />
      ))}
    </div>
  );
}

function LanguagePreviews({ language, label }: { language: Language; label: string }) {
  const text = useText();
  const { form } = useFormContext();
  const values = form.values as unknown as PostValues;
  const title = values[`meta_title_${language}`] || values[`title_${language}`] || text('posts.preview.noTitle');
  const description = values[`meta_description_${language}`] || values[`excerpt_${language}`];
  const slug = values.slug || toSlug(values.title_el);
  const { host } = window.location;
  return (
    <div>
      <h3 className={styles.heading}>{label}</h3>
      <figure className={styles.search}>
        <figcaption className={styles.caption}>{text('posts.preview.search')}</figcaption>
        <p className={styles.address}>
          {host}
          {localisePath(paths.post(slug), language)}
        </p>
        <p className={styles.title} lang={language}>
          {shorten(title, SHOWN.title)}
        </p>
        <p className={styles.description} lang={language}>
          {description ? shorten(description, SHOWN.description) : text('posts.preview.noDescription')}
        </p>
      </figure>
      <figure className={styles.social}>
        <figcaption className={styles.caption}>{text('posts.preview.social')}</figcaption>
        <div className={styles.card}>
          {values.featured_image ? (
            <img src={getImageUrl('post', values.featured_image, CARD_WIDTH)} alt="" loading="lazy" />
          ) : (
            <p className={styles.noImage}>{text('posts.preview.noImage')}</p>
          )}
          <div className={styles.cardText}>
            <p className={styles.address}>{host}</p>
            <p className={styles.cardTitle} lang={language}>
              {title}
            </p>
            {description && (
              <p className={styles.description} lang={language}>
                {shorten(description, SHOWN.description)}
              </p>
            )}
          </div>
        </div>
      </figure>
    </div>
  );
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
