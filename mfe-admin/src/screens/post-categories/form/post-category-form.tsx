import type { FieldErrors } from '@fakos/contracts/errors';
import type { AdminPostCategory } from '@fakos/contracts/post-categories/contract';
import { MAX_TAXONOMY_NAME } from '@fakos/contracts/taxonomy';
import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { LocalisedField } from '../../../framework/form/localised-field.tsx';
import { SlugField } from '../../../framework/form/slug-field.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import { getBlogAddress } from '../post-category-paths.ts';

/** Names of the localised fields, without the language. */
export const localisedNames: readonly string[] = ['name'];

/** Values of the form; the endpoint's fields have the same names. */
export type PostCategoryValues = Record<'name_el' | 'name_en' | 'slug', string>;

/** Values of an empty form. */
export function createPostCategoryValues(): PostCategoryValues {
  return { name_el: '', name_en: '', slug: '' };
}

/** The form's values for a post category. */
export function toPostCategoryValues({ name_el, name_en, slug }: AdminPostCategory): PostCategoryValues {
  return { name_el, name_en, slug };
}

/** Errors of the form's values by field. */
export function validatePostCategory(values: PostCategoryValues, required: string): FieldErrors {
  const missing = (['name_el', 'name_en'] as const).filter((name) => values[name].trim() === '');
  return Object.fromEntries(missing.map((name) => [name, required]));
}

/** All fields of a post category. */
export function PostCategoryFields() {
  const text = useText();
  const { form } = useFormContext();
  return (
    <Section title={text('categories.texts')}>
      <Stack>
        <LocalisedField name="name" label={text('categories.name')} isRequired maxLength={MAX_TAXONOMY_NAME} />
        <SlugField
          label={text('categories.slug')}
          source="name"
          toAddress={getBlogAddress}
          isPublished={!form.isNew}
          hasRedirect={false}
        />
      </Stack>
    </Section>
  );
}

/** Labels of the form's fields. */
export function usePostCategoryLabels(): Readonly<Record<keyof PostCategoryValues, string>> {
  const text = useText();
  return useMemo(() => {
    const label = text('categories.name');
    return {
      name_el: text('form.greek', { label }),
      name_en: text('form.english', { label }),
      slug: text('categories.slug'),
    };
  }, [text]);
}
