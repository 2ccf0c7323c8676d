import type { AdminBrand } from '@fakos/contracts/brands/contract';
import type { FieldErrors } from '@fakos/contracts/errors';
import { MAX_TAXONOMY_DESCRIPTION, MAX_TAXONOMY_NAME } from '@fakos/contracts/taxonomy';
import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { TextField } from '../../../framework/form/fields.tsx';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { LocalisedField, TranslationSummary } from '../../../framework/form/localised-field.tsx';
import { SlugField } from '../../../framework/form/slug-field.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import { getShopAddress } from '../brand-paths.ts';

/** Names of the localised fields, without the language. */
export const localisedNames: readonly string[] = ['description'];

/** Values of the brand form; the endpoint's fields have the same names. */
export type BrandValues = Record<'name' | 'description_el' | 'description_en' | 'slug', string>;

/** Values of an empty form. */
export function createBrandValues(): BrandValues {
  return { name: '', description_el: '', description_en: '', slug: '' };
}

/** The form's values for a brand. */
export function toBrandValues({ name, description_el, description_en, slug }: AdminBrand): BrandValues {
  return { name, description_el, description_en, slug };
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
    <Section title={text('categories.texts')} aside={<TranslationSummary names={localisedNames} />}>
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
  );
}

/** Labels of the form's fields. */
export function useBrandLabels(): Readonly<Record<keyof BrandValues, string>> {
  const text = useText();
  return useMemo(() => {
    const description = text('categories.description');
    return {
      name: text('brands.name'),
      description_el: text('form.greek', { label: description }),
      description_en: text('form.english', { label: description }),
      slug: text('categories.slug'),
    };
  }, [text]);
}
