import type { AdminCategory, CategoryIcon, createCategory } from '@fakos/contracts/categories/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { FieldErrors } from '@fakos/contracts/errors';
import { type MetadataValues, metadataNames, toMetadataValues } from '../../../framework/taxonomy/metadata-fields.tsx';

/** Names of the localised fields, without the language. */
export const localisedNames: readonly string[] = ['name', 'description', ...metadataNames];

/** Values of the category form; `parent_id` is empty for a top-level category. */
export type CategoryValues = Record<
  'name_el' | 'name_en' | 'description_el' | 'description_en' | 'slug' | 'image' | 'parent_id',
  string
> &
  MetadataValues & { icon: CategoryIcon };

/** Values of an empty form. */
export function createCategoryValues(): CategoryValues {
  return {
    name_el: '',
    name_en: '',
    description_el: '',
    description_en: '',
    slug: '',
    image: '',
    icon: '',
    parent_id: '',
    ...toMetadataValues({}),
  };
}

/** The form's values for a category. */
export function toCategoryValues(category: AdminCategory): CategoryValues {
  const { name_el, name_en, description_el, description_en, slug, image, icon = '', parent_id: parent } = category;
  return {
    name_el,
    name_en,
    description_el,
    description_en,
    slug,
    image,
    icon,
    parent_id: parent ? String(parent) : '',
    ...toMetadataValues(category),
  };
}

/** The endpoint's fields for valid values. */
export function toCategoryFields({
  parent_id: parent,
  ...fields
}: Partial<CategoryValues>): Partial<EndpointBody<typeof createCategory>> {
  return { ...fields, ...(parent !== undefined && { parent_id: parent ? Number(parent) : null }) };
}

/** Errors of the form's values by field. */
export function validateCategory(values: CategoryValues, required: string): FieldErrors {
  const missing = (['name_el', 'name_en'] as const).filter((name) => values[name].trim() === '');
  return Object.fromEntries(missing.map((name) => [name, required]));
}
