import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { useText } from '../../../text.ts';
import { getPublicAddress } from '../page-paths.ts';
import styles from '../pages.module.css';

/** Characters that search engines usually show. */
const SHOWN = { title: 60, description: 160 } as const;

/** The page as search engines may show it, in one of the languages. */
export function SearchPreview() {
  const text = useText();
  const { form } = useFormContext();
  const [language, setLanguage] = useState<'el' | 'en'>('el');
  const read = (name: string) => ((form.values[`${name}_${language}`] as string) ?? '').trim();
  const slug = form.values.slug as string;
  const path = `${language === 'en' ? '/en' : ''}${getPublicAddress(slug || '…')}`;
  const isHidden = form.values.no_index === true;
  return (
    <section aria-label={text('pages.preview')}>
      <Stack gap="xs">
        <SegmentedControl
          size="xs"
          value={language}
          onChange={(value) => setLanguage(value as 'el' | 'en')}
          aria-label={text('pages.previewLanguage')}
          className={styles.languages}
          data={(['el', 'en'] as const).map((value) => ({ value, label: text(`form.languages.${value}`) }))}
        />
        {isHidden ? (
          <Text size="sm" c="dimmed">
            {text('pages.previewHidden')}
          </Text>
        ) : (
          <div className={styles.preview} lang={language}>
            <p className={styles.previewAddress}>{window.location.host + path}</p>
            <p className={styles.previewTitle}>
              {shorten(read('meta_title') || read('title'), SHOWN.title) || text('pages.previewNoTitle')}
            </p>
            <p className={styles.previewText}>
              {shorten(read('meta_description'), SHOWN.description) || text('pages.previewNoDescription')}
            </p>
          </div>
        )}
      </Stack>
    </section>
  );
}

function shorten(value: string, length: number): string {
  return value.length > length ? `${value.slice(0, length).trimEnd()} …` : value;
}
