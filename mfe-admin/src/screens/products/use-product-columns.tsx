import type { AdminProduct } from '@fakos/contracts/products/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { AdminBadge, type AdminBadgeProps } from '../../framework/admin-badge.tsx';
import type { Column } from '../../framework/list/list-columns.ts';
import { ProductImage } from '../../framework/product-image.tsx';
import { useText } from '../../text.ts';
import { getProductAddress } from './product-paths.ts';
import styles from './products.module.css';
import { useVariantsText } from './variants-text.ts';

/** The columns of the product list. */
export function useProductColumns(): readonly Column<AdminProduct>[] {
  const text = useText();
  const variantsText = useVariantsText();
  const format = useFormat();
  return useMemo<readonly Column<AdminProduct>[]>(
    () => [
      {
        key: 'image',
        header: text('products.image'),
        isHeaderHidden: true,
        cell: (product) => <ProductImage file={product.featured_image} />,
      },
      {
        key: 'name',
        header: text('products.name'),
        isRowTitle: true,
        sort: 'name',
        cell: (product) => (
          <span className={styles.name}>
            <Anchor component={Link} to={getProductAddress(product)} size="sm" fw={500}>
              {product.name}
            </Anchor>
            {product.featured === 1 && (
              <IconStarFilled size={14} role="img" aria-label={text('products.featured')} className={styles.featured} />
            )}
            {product.variant_group !== undefined && (
              <AdminBadge tone="neutral">{variantsText('groupInList', { group: product.variant_group })}</AdminBadge>
            )}
          </span>
        ),
      },
      {
        key: 'sku',
        header: text('products.sku'),
        cell: (product) => <span className={styles.sku}>{product.sku}</span>,
      },
      { key: 'brand', header: text('products.brand'), cell: (product) => product.brand_name },
      { key: 'category', header: text('products.category'), cell: (product) => product.category_name },
      {
        key: 'price',
        header: text('products.price'),
        align: 'end',
        sort: 'price',
        cell: (product) => format.money(product.price),
      },
      {
        key: 'salePrice',
        header: text('products.salePrice'),
        align: 'end',
        cell: (product) => (product.sale_price === null ? '—' : format.money(product.sale_price)),
      },
      {
        key: 'stock',
        header: text('products.stock'),
        align: 'end',
        cell: (product) => <Stock stock={product.stock} />,
      },
      {
        key: 'status',
        header: text('products.status'),
        cell: (product) => <ProductStatus product={product} />,
      },
      {
        key: 'created',
        header: text('products.created'),
        isOptional: true,
        sort: 'created_at',
        cell: (product) => format.dateTime(product.created_at),
      },
    ],
    [text, variantsText, format],
  );
}

const tones: Readonly<Record<AdminProduct['status'], AdminBadgeProps['tone']>> = {
  published: 'success',
  active: 'success',
  draft: 'neutral',
  archived: 'danger',
};

function ProductStatus({ product: { status, publish_at: at } }: { product: AdminProduct }) {
  const text = useText();
  const format = useFormat();
  if (status === 'draft' && at) {
    return <AdminBadge tone="info">{text('productPublication.scheduled', { at: format.dateTime(at) })}</AdminBadge>;
  }
  return <AdminBadge tone={tones[status]}>{text(`products.${status === 'active' ? 'published' : status}`)}</AdminBadge>;
}

function Stock({ stock }: { stock: number }) {
  const format = useFormat();
  return stock > 0 ? format.number(stock) : <AdminBadge tone="danger">{format.number(stock)}</AdminBadge>;
}
