import type { AdminProduct } from '@fakos/contracts/products/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconStarFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { AdminBadge } from '../../framework/admin-badge.tsx';
import type { Column } from '../../framework/list/list-table.tsx';
import { ProductImage } from '../../framework/product-image.tsx';
import { useText } from '../../text.ts';
import styles from './products.module.css';

/** The columns of the products list; `onEdit` opens a row's drawer. */
export function useProductColumns(onEdit: (product: AdminProduct) => void): readonly Column<AdminProduct>[] {
  const text = useText();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'image',
        header: text('products.image'),
        quiet: true,
        cell: (product) => <ProductImage file={product.featured_image} />,
      },
      {
        key: 'name',
        header: text('products.name'),
        lead: true,
        cell: (product) => (
          <span className={styles.name}>
            {product.name}
            {product.featured === 1 && (
              <IconStarFilled size={14} role="img" aria-label={text('products.featured')} className={styles.featured} />
            )}
          </span>
        ),
      },
      { key: 'sku', header: text('products.sku'), cell: (product) => product.sku },
      { key: 'brand', header: text('products.brand'), cell: (product) => product.brand_name },
      { key: 'category', header: text('products.category'), cell: (product) => product.category_name },
      {
        key: 'price',
        header: text('products.price'),
        align: 'end',
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
        cell: (product) =>
          product.status === 'draft' ? (
            <AdminBadge>{text('products.draft')}</AdminBadge>
          ) : (
            <AdminBadge tone="success">{text('products.published')}</AdminBadge>
          ),
      },
      {
        key: 'edit',
        header: text('products.editTitle'),
        quiet: true,
        cell: (product) => (
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={text('products.edit', { name: product.name })}
            onClick={() => onEdit(product)}
            className={styles.edit}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        ),
      },
    ],
    [text, format, onEdit],
  );
}

function Stock({ stock }: { stock: number }) {
  const format = useFormat();
  return stock > 0 ? format.number(stock) : <AdminBadge tone="danger">{format.number(stock)}</AdminBadge>;
}
