import type { AdminProduct } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { Anchor, Drawer, Group, Stack, Text } from '@mantine/core';
import { ProductImage } from '../../../framework/product-image.tsx';
import { useText } from '../../../text.ts';
import { ProductForm } from './product-form.tsx';

interface ProductDrawerProps {
  /** The product to edit; null closes the drawer. */
  product: AdminProduct | null;
  onClose: () => void;
  /** Fetches the product again after another user changed it. */
  onReload: () => void;
}

/** Edits a product in a drawer beside the list. */
export function ProductDrawer({ product, onClose, onReload }: ProductDrawerProps) {
  const text = useText();
  const kitText = useKitText();
  return (
    <Drawer
      opened={product !== null}
      onClose={onClose}
      position="right"
      title={text('products.editTitle')}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      {product && (
        <Stack>
          <Group wrap="nowrap">
            <ProductImage file={product.featured_image} />
            <div>
              <Text fw={500}>{product.name}</Text>
              <Text size="sm" c="dimmed">{`${product.brand_name} · ${product.sku}`}</Text>
            </div>
          </Group>
          <ProductForm
            key={`${product.id} ${product.version}`}
            product={product}
            onClose={onClose}
            onReload={onReload}
          />
          <Anchor component={Link} to={paths.product(product.slug)} size="sm">
            {text('products.viewInShop')}
          </Anchor>
        </Stack>
      )}
    </Drawer>
  );
}
