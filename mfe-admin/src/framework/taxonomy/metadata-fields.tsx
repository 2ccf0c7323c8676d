import { MAX_META_DESCRIPTION, MAX_META_TITLE } from '@fakos/contracts/metadata';
import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useText } from '../../text.ts';
import { LocalisedField, TranslationSummary } from '../form/localised-field.tsx';
import { useLocalisedLabels } from '../form/use-localised-labels.ts';
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

interface MetadataInputsProps {
  readonly title: string;
  readonly titleHint: string;
  readonly description: string;
  readonly descriptionHint: string;
  /** Height of the description, in lines. */
  readonly rows?: number;
}

/** The inputs of title and description for search engines in both languages, with the labels of a screen. */
export function MetadataInputs(props: MetadataInputsProps) {
  const { title, titleHint, description, descriptionHint, rows = DESCRIPTION_ROWS } = props;
  return (
    <>
      <LocalisedField name="meta_title" label={title} description={titleHint} maxLength={MAX_META_TITLE} />
      <LocalisedField
        name="meta_description"
        label={description}
        description={descriptionHint}
        maxLength={MAX_META_DESCRIPTION}
        rows={rows}
      />
    </>
  );
}

/** Title and description for search engines; name and description of the row serve where they are empty. */
export function MetadataFields() {
  const text = useText();
  return (
    <Section title={text('taxonomy.searchEngines')} aside={<TranslationSummary names={metadataNames} />}>
      <Stack>
        <MetadataInputs
          title={text('taxonomy.metaTitle')}
          titleHint={text('taxonomy.metaTitleHint')}
          description={text('taxonomy.metaDescription')}
          descriptionHint={text('taxonomy.metaDescriptionHint')}
        />
      </Stack>
    </Section>
  );
}

/** Labels of the fields. */
export function useMetadataLabels(): Readonly<Record<keyof MetadataValues, string>> {
  const text = useText();
  const inBoth = useLocalisedLabels();
  return useMemo(
    () => ({
      ...inBoth('meta_title', text('taxonomy.metaTitle')),
      ...inBoth('meta_description', text('taxonomy.metaDescription')),
    }),
    [text, inBoth],
  );
}
