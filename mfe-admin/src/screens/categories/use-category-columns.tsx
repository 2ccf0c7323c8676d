import { getImageUrl } from '@fakos/contracts/images/contract';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Group, Image, VisuallyHidden } from '@mantine/core';
import { IconCornerDownRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { TaxonomyState } from '../../framework/taxonomy/taxonomy-state.tsx';
import { useText } from '../../text.ts';
import { getCategoryAddress } from './category-paths.ts';
import type { TreeCategory } from './category-tree.ts';

const IMAGE_PX = 48;
/** Twice the displayed size, for high-density screens. */
const FILE_WIDTH = 96;
const LEVEL_INDENT_PX = 20;

/** The columns of the category list. `isTree` is false for search results, which are not indented. */
export function useCategoryColumns(isTree: boolean): readonly Column<TreeCategory>[] {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const otherLanguage = language === 'el' ? 'en' : 'el';
  return useMemo<readonly Column<TreeCategory>[]>(
    () => [
      {
        key: 'image',
        header: text('categories.image'),
        isHeaderHidden: true,
        cell: ({ image }) =>
          image && (
            <Image
              src={getImageUrl('images', image, FILE_WIDTH)}
              alt=""
              w={IMAGE_PX}
              miw={IMAGE_PX}
              h={IMAGE_PX}
              radius="sm"
              loading="lazy"
            />
          ),
      },
      {
        key: 'name',
        header: text('categories.name'),
        isRowTitle: true,
        cell: (category) => (
          <Group gap={6} wrap="nowrap" pl={isTree ? Math.max(0, category.level - 1) * LEVEL_INDENT_PX : 0}>
            {isTree && category.level > 0 && (
              <>
                <IconCornerDownRight size={16} aria-hidden />
                <VisuallyHidden>{text('categories.level', { level: category.level + 1 })}</VisuallyHidden>
              </>
            )}
            <Anchor component={Link} to={getCategoryAddress(category)} size="sm" fw={500}>
              {category[`name_${language}`]}
            </Anchor>
          </Group>
        ),
      },
      {
        key: 'otherName',
        header: text(`categories.nameIn.${otherLanguage}`),
        cell: (category) => <span lang={otherLanguage}>{category[`name_${otherLanguage}`]}</span>,
      },
      {
        key: 'products',
        header: text('categories.products'),
        align: 'end',
        cell: ({ product_count: count }) => format.number(count),
      },
      {
        key: 'state',
        header: text('categories.state'),
        cell: (category) => (
          <TaxonomyState row={category} isEmpty={category.product_count === 0 && category.child_count === 0} />
        ),
      },
      { key: 'slug', header: text('categories.slug'), isOptional: true, cell: ({ slug }) => slug },
    ],
    [text, format, language, otherLanguage, isTree],
  );
}
