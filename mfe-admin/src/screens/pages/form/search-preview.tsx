import { Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { useText } from '../../../text.ts';
import { LanguageChoice } from '../language-choice.tsx';
import { getPublicAddress } from '../page-paths.ts';
import styles from '../pages.module.css';

/** Characters that search engines usually show. */
const SHOWN = { title: 60, description: 160 } as const;

/** The page as search engines may show it, in one of the languages. */
export function SearchPreview() {
  const text = useText();
  const id = useId();
  const { form } = useFormContext();
  const [language, setLanguage] = useState<'el' | 'en'>('el');
  const read = (name: string) => ((form.values[`${name}_${language}`] as string) ?? '').trim();
  const slug = form.values.slug as string;
  const path = `${language === 'en' ? '/en' : ''}${getPublicAddress(slug || '…')}`;
  const isHidden = form.values.no_index === true;
  return (
    <section aria-labelledby={id}>
      <Stack gap="xs">
        <Text size="sm" fw={500} id={id}>
          {text('pages.preview')}
        </Text>
        <LanguageChoice value={language} onChange={setLanguage} />
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
