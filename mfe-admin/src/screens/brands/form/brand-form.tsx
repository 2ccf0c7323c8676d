import type { AdminBrand } from '@fakos/contracts/brands/contract';
import type { FieldErrors } from '@fakos/contracts/errors';
import { MAX_TAXONOMY_DESCRIPTION, MAX_TAXONOMY_NAME } from '@fakos/contracts/taxonomy';
import { Grid, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { TextField } from '../../../framework/form/fields.tsx';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { ImageField } from '../../../framework/form/image-field.tsx';
import { LocalisedField, TranslationSummary } from '../../../framework/form/localised-field.tsx';
import { SlugField } from '../../../framework/form/slug-field.tsx';
import { Section } from '../../../framework/section.tsx';
import {
  MetadataFields,
  type MetadataValues,
  metadataNames,
  toMetadataValues,
  useMetadataLabels,
} from '../../../framework/taxonomy/metadata-fields.tsx';
import { useText } from '../../../text.ts';
import { getShopAddress } from '../brand-paths.ts';

/** Names of the localised fields, without the language. */
export const localisedNames: readonly string[] = ['description', ...metadataNames];

/** Values of the brand form; the endpoint's fields have the same names. */
export type BrandValues = Record<'name' | 'description_el' | 'description_en' | 'slug' | 'image', string> &
  MetadataValues;

/** Values of an empty form. */
export function createBrandValues(): BrandValues {
  return { name: '', description_el: '', description_en: '', slug: '', image: '', ...toMetadataValues({}) };
}

/** The form's values for a brand. */
export function toBrandValues(brand: AdminBrand): BrandValues {
  const { name, description_el, description_en, slug, image } = brand;
  return { name, description_el, description_en, slug, image, ...toMetadataValues(brand) };
}

/** Errors of the form's values by field. */
export function validateBrand({ name }: BrandValues, required: string): FieldErrors {
  return name.trim() === '' ? { name: required } : {};
}

/** All fields of a brand. */
export function BrandFields() {
  const text = useText();
  const { form } = useFormContext();
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack>
          <Section title={text('categories.texts')} aside={<TranslationSummary names={['description']} />}>
            <Stack>
              <TextField
                name="name"
                label={text('brands.name')}
                description={text('brands.nameHint')}
                isRequired
                maxLength={MAX_TAXONOMY_NAME}
              />
              <LocalisedField
                name="description"
                label={text('categories.description')}
                maxLength={MAX_TAXONOMY_DESCRIPTION}
                rows={4}
              />
              <SlugField
                label={text('categories.slug')}
                source="name"
                toAddress={getShopAddress}
                isPublished={!form.isNew}
                hasRedirect={false}
              />
            </Stack>
          </Section>
          <MetadataFields />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Section title={text('categories.display')}>
          <ImageField
            name="image"
            label={text('brands.logo')}
            description={text('brands.logoHint')}
            folder="logos"
            type="logo"
          />
        </Section>
      </Grid.Col>
    </Grid>
  );
}

/** Labels of the form's fields. */
export function useBrandLabels(): Readonly<Record<keyof BrandValues, string>> {
  const text = useText();
  const metadata = useMetadataLabels();
  return useMemo(() => {
    const description = text('categories.description');
    return {
      name: text('brands.name'),
      description_el: text('form.greek', { label: description }),
      description_en: text('form.english', { label: description }),
      slug: text('categories.slug'),
      image: text('brands.logo'),
      ...metadata,
    };
  }, [text, metadata]);
}
