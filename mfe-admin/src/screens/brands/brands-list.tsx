import type { AdminBrand } from '@fakos/contracts/brands/contract';
import { getImageUrl } from '@fakos/contracts/images/contract';
import { useListAdminBrandsQuery, useReorderBrandsMutation } from '@fakos/shared-kit/api/admin-brands/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Button, Image } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { ListPage } from '../../framework/list/list-page.tsx';
import { useListAddress } from '../../framework/list/use-list-address.ts';
import { useSavedOrder } from '../../framework/list/use-saved-order.ts';
import { useWholeList } from '../../framework/list/use-whole-list.ts';
import { TaxonomyState } from '../../framework/taxonomy/taxonomy-state.tsx';
import { useText } from '../../text.ts';
import { BRANDS_KEY, getBrandAddress, NEW_BRAND } from './brand-paths.ts';

const LOGO_PX = 48;
/** Twice the displayed size, for high-density screens. */
const LOGO_FILE_WIDTH = 96;
const FILTERS: readonly string[] = [];
const none: readonly AdminBrand[] = [];
const getId = ({ id }: AdminBrand) => id;
const getName = ({ name }: AdminBrand) => name;
const toRows = (brands: readonly AdminBrand[]) => brands;
const listTexts = ({ name, slug }: AdminBrand) => [name, slug];

/** All brands, in the shop's order. */
export function BrandsList() {
  const text = useText();
  const address = useListAddress(FILTERS);
  const query = useListAdminBrandsQuery();
  const [reorder] = useReorderBrandsMutation();
  const order = useSavedOrder<AdminBrand>({ rows: query.data?.data ?? none, save: (ids) => reorder({ ids }) });
  return (
    <ListPage
      listKey={BRANDS_KEY}
      title={text('menu.brands')}
      address={address}
      query={useWholeList(query, toRows, address.search, listTexts)}
      columns={useBrandColumns()}
      rowId={getId}
      rowLabel={getName}
      rowAddress={getBrandAddress}
      rowOrder={address.search === '' ? order : undefined}
      searchLabel={text('brands.search')}
      emptyText={text('brands.empty')}
      emptyAction={<NewBrandButton />}
      actions={<NewBrandButton />}
    />
  );
}

function useBrandColumns(): readonly Column<AdminBrand>[] {
  const text = useText();
  const format = useFormat();
  return useMemo<readonly Column<AdminBrand>[]>(
    () => [
      {
        key: 'image',
        header: text('brands.logo'),
        isHeaderHidden: true,
        cell: ({ image }) =>
          image && (
            <Image
              src={getImageUrl('logo', image, LOGO_FILE_WIDTH)}
              alt=""
              w={LOGO_PX}
              miw={LOGO_PX}
              h={LOGO_PX}
              fit="contain"
              loading="lazy"
            />
          ),
      },
      {
        key: 'name',
        header: text('brands.name'),
        isRowTitle: true,
        cell: (brand) => (
          <Anchor component={Link} to={getBrandAddress(brand)} size="sm" fw={500}>
            {brand.name}
          </Anchor>
        ),
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
        cell: (brand) => <TaxonomyState row={brand} isEmpty={brand.product_count === 0} />,
      },
      { key: 'slug', header: text('categories.slug'), isOptional: true, cell: ({ slug }) => slug },
    ],
    [text, format],
  );
}

function NewBrandButton() {
  const text = useText();
  return (
    <Button component={Link} to={NEW_BRAND} leftSection={<IconPlus size={16} aria-hidden />}>
      {text('brands.new')}
    </Button>
  );
}
