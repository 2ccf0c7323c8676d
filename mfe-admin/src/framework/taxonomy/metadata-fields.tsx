import { MAX_META_DESCRIPTION, MAX_META_TITLE } from '@fakos/contracts/metadata';
import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useText } from '../../text.ts';
import { LocalisedField, TranslationSummary } from '../form/localised-field.tsx';
import { Section } from '../section.tsx';

const DESCRIPTION_ROWS = 3;

/** Names of the localised fields, without the language. */
export const metadataNames: readonly string[] = ['meta_title', 'meta_description'];

/** Values of the fields; the endpoints' fields have the same names. */
export type MetadataValues = Record<
  'meta_title_el' | 'meta_title_en' | 'meta_description_el' | 'meta_description_en',
  string
>;

/** The values of a row; all empty for a new one. */
export function toMetadataValues(
  row: { readonly [Name in keyof MetadataValues]?: string | undefined },
): MetadataValues {
  const { meta_title_el = '', meta_title_en = '', meta_description_el = '', meta_description_en = '' } = row;
  return { meta_title_el, meta_title_en, meta_description_el, meta_description_en };
}

/** Title and description for search engines; name and description of the row serve where they are empty. */
export function MetadataFields() {
  const text = useText();
  return (
    <Section title={text('taxonomy.searchEngines')} aside={<TranslationSummary names={metadataNames} />}>
      <Stack>
        <LocalisedField
          name="meta_title"
          label={text('taxonomy.metaTitle')}
          description={text('taxonomy.metaTitleHint')}
          maxLength={MAX_META_TITLE}
        />
        <LocalisedField
          name="meta_description"
          label={text('taxonomy.metaDescription')}
          description={text('taxonomy.metaDescriptionHint')}
          maxLength={MAX_META_DESCRIPTION}
          rows={DESCRIPTION_ROWS}
        />
      </Stack>
    </Section>
  );
}

/** Labels of the fields. */
export function useMetadataLabels(): Readonly<Record<keyof MetadataValues, string>> {
  const text = useText();
  return useMemo(() => {
    const title = text('taxonomy.metaTitle');
    const description = text('taxonomy.metaDescription');
    return {
      meta_title_el: text('form.greek', { label: title }),
      meta_title_en: text('form.english', { label: title }),
      meta_description_el: text('form.greek', { label: description }),
      meta_description_en: text('form.english', { label: description }),
    };
  }, [text]);
}
