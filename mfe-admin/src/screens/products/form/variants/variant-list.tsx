import type { EditableProduct } from '@fakos/contracts/products/fields';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, ColorSwatch, Group, List, Stack, Text } from '@mantine/core';
import { ProductImage } from '../../../../framework/product-image.tsx';
import { useText } from '../../../../text.ts';
import { getProductAddress } from '../../product-paths.ts';
import { useVariantsText } from '../../variants-text.ts';

/** The stored variants of a product, in the order of the shop, each with a link to its form. */
export function VariantList({ product }: { product: EditableProduct }) {
  const text = useVariantsText();
  const adminText = useText();
  const format = useFormat();
  return (
    <List listStyleType="none" spacing="xs" aria-label={text('list')}>
      {product.variants.map((variant) => {
        const look = [variant.colour ?? text('noColour'), variant.size].filter(Boolean).join(' · ');
        const status = variant.status === 'active' ? 'published' : variant.status;
        return (
          <List.Item key={variant.id}>
            <Group gap="sm" wrap="nowrap">
              <ProductImage file={variant.image} />
              {variant.swatch?.startsWith('#') && <ColorSwatch color={variant.swatch} size={20} aria-hidden />}
              <Stack gap={0}>
                {variant.id === product.id ? (
                  <Text size="sm" fw={500}>
                    {look} ({text('current')})
                  </Text>
                ) : (
                  <Anchor component={Link} to={getProductAddress(variant)} size="sm" fw={500}>
                    {look}
                  </Anchor>
                )}
                <Text size="xs" c="dimmed">
                  {[
                    variant.sku,
                    format.money(variant.price),
                    text('stock', { stock: format.number(variant.stock) }),
                    adminText(`products.${status}`),
                  ].join(' · ')}
                </Text>
              </Stack>
            </Group>
          </List.Item>
        );
      })}
    </List>
  );
}
