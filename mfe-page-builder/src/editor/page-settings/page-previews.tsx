import { LANGUAGES, type Language, localisePath } from '@fakos/contracts/languages';
import { SimpleGrid, Text } from '@mantine/core';
import { useId } from 'react';
import { useEditorText } from '../editor-text.ts';
import styles from './page-settings.module.css';
import { getPublicAddress, type PageSettings } from './page-settings-values.ts';

/** Characters that search engines usually show. */
const SHOWN = { title: 60, description: 160 } as const;

/** How search engines and social networks may show the page in each language. */
export function PagePreviews({ values }: { values: PageSettings }) {
  const text = useEditorText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text size="sm" fw={500} mb="xs" id={id}>
        {text('pageSettings.preview')}
      </Text>
      {values.no_index && (
        <Text size="sm" c="dimmed" mb="xs">
          {text('pageSettings.hidden')}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {LANGUAGES.map((language) => (
          <LanguagePreview key={language} language={language} values={values} />
        ))}
      </SimpleGrid>
    </section>
  );
}

function LanguagePreview({ language, values }: { language: Language; values: PageSettings }) {
  const text = useEditorText();
  const title =
    (values[`meta_title_${language}`] || values[`title_${language}`]).trim() || text('pageSettings.noTitle');
  const description = values[`meta_description_${language}`].trim();
  const { host } = window.location;
  return (
    <div className={styles.previews}>
      <h3 className={styles.legend}>{text(`checks.languages.${language}`)}</h3>
      {!values.no_index && (
        <figure className={styles.figure}>
          <figcaption className={styles.small}>{text('pageSettings.search')}</figcaption>
          <div className={styles.result} lang={language}>
            <p className={styles.small}>{host + localisePath(getPublicAddress(values.slug || '…'), language)}</p>
            <p className={styles.resultTitle}>{shorten(title, SHOWN.title)}</p>
            <p className={styles.description}>
              {description ? shorten(description, SHOWN.description) : text('pageSettings.noDescription')}
            </p>
          </div>
        </figure>
      )}
      <figure className={styles.figure}>
        <figcaption className={styles.small}>{text('pageSettings.social')}</figcaption>
        <div className={styles.card} lang={language}>
          <p className={styles.small}>{host}</p>
          <p className={styles.cardTitle}>{title}</p>
          {description && <p className={styles.description}>{shorten(description, SHOWN.description)}</p>}
        </div>
      </figure>
    </div>
  );
}

function shorten(value: string, length: number): string {
  return value.length > length ? `${value.slice(0, length - 1).trimEnd()}…` : value;
}
