import type { categoryIcons } from '@fakos/contracts/categories/contract';
import { MAX_TAXONOMY_DESCRIPTION, MAX_TAXONOMY_NAME } from '@fakos/contracts/taxonomy';
import { useListAdminCategoriesQuery } from '@fakos/shared-kit/api/admin-categories/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { Grid, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { ChoiceField } from '../../../framework/form/fields.tsx';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { ImageField } from '../../../framework/form/image-field.tsx';
import { LocalisedField, TranslationSummary } from '../../../framework/form/localised-field.tsx';
import { SlugField } from '../../../framework/form/slug-field.tsx';
import { Section } from '../../../framework/section.tsx';
import { MetadataFields, useMetadataLabels } from '../../../framework/taxonomy/metadata-fields.tsx';
import { useText } from '../../../text.ts';
import { listPossibleParents } from '../category-tree.ts';
import { CategoryIconField } from './category-icon-field.tsx';
import type { CategoryValues } from './category-values.ts';

const LEVEL_INDENT = '— ';

/** All fields of a category. A new category has no `id`. */
export function CategoryFields({ id }: { id?: number }) {
  const text = useText();
  const language = useLanguage();
  const { form } = useFormContext();
  const categories = useListAdminCategoriesQuery().data?.data ?? [];
  const parents = listPossibleParents(categories, id).map((category) => ({
    value: String(category.id),
    label: LEVEL_INDENT.repeat(category.level) + category[`name_${language}`],
  }));
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack>
          <Section title={text('categories.texts')} aside={<TranslationSummary names={['name', 'description']} />}>
            <Stack>
              <LocalisedField name="name" label={text('categories.name')} isRequired maxLength={MAX_TAXONOMY_NAME} />
              <LocalisedField
                name="description"
                label={text('categories.description')}
                description={text('categories.descriptionHint')}
                maxLength={MAX_TAXONOMY_DESCRIPTION}
                rows={4}
              />
              <SlugField
                label={text('categories.slug')}
                source="name"
                toAddress={paths.category}
                isPublished={!form.isNew}
              />
            </Stack>
          </Section>
          <MetadataFields />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Section title={text('categories.display')}>
          <Stack>
            <ChoiceField
              name="parent_id"
              label={text('categories.parent')}
              options={[{ value: '', label: text('categories.noParent') }, ...parents]}
            />
            <ImageField
              name="image"
              label={text('categories.image')}
              description={text('categories.imageHint')}
              folder="categories"
              type="images"
            />
            <CategoryIconField />
          </Stack>
        </Section>
      </Grid.Col>
    </Grid>
  );
}

/** Labels of the form's fields. */
export function useCategoryLabels(): Readonly<Record<keyof CategoryValues, string>> {
  const text = useText();
  const metadata = useMetadataLabels();
  return useMemo(() => {
    const name = text('categories.name');
    const description = text('categories.description');
    return {
      name_el: text('form.greek', { label: name }),
      name_en: text('form.english', { label: name }),
      description_el: text('form.greek', { label: description }),
      description_en: text('form.english', { label: description }),
      slug: text('categories.slug'),
      image: text('categories.image'),
      icon: text('categories.icon'),
      parent_id: text('categories.parent'),
      ...metadata,
    };
  }, [text, metadata]);
}

/** Formats a field's value where the value itself means nothing to the user. */
export function useCategoryValueText(): (field: string, value: unknown) => string | undefined {
  const language = useLanguage();
  const text = useText();
  const categories = useListAdminCategoriesQuery().data?.data;
  return useMemo(
    () => (field, value) => {
      if (field === 'icon')
        return value
          ? text(`categories.icons.${value as (typeof categoryIcons)[number]}`)
          : text('categories.iconByName');
      if (field !== 'parent_id') return undefined;
      if (!value) return text('categories.noParent');
      return categories?.find(({ id }) => id === Number(value))?.[`name_${language}`];
    },
    [text, language, categories],
  );
}
