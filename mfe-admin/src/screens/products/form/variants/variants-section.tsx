import { type EditableProduct, variantLimits } from '@fakos/contracts/products/fields';
import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { NumberField, TextField } from '../../../../framework/form/fields.tsx';
import { useField } from '../../../../framework/form/form-context.ts';
import { Section } from '../../../../framework/section.tsx';
import { useVariantsText } from '../../variants-text.ts';
import { CreateVariant } from './create-variant.tsx';
import { VariantList } from './variant-list.tsx';

/** The group of variants that a product belongs to; a new product has no list and no copies yet. */
export function VariantsSection({ product }: { product?: EditableProduct | undefined }) {
  const text = useVariantsText();
  const group = useField<string>('variant_group');
  return (
    <Section title={text('title')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {text('hint')}
        </Text>
        {product && product.variants.length > 0 && <VariantList product={product} />}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextField
            name="variant_group"
            label={text('group')}
            description={text('groupHint')}
            maxLength={variantLimits.group}
          />
          <NumberField name="variant_position" label={text('position')} />
          <TextField
            name="variant_size"
            label={text('size')}
            description={text('sizeHint')}
            maxLength={variantLimits.size}
          />
          <TextField
            name="colour_hex"
            label={text('hex')}
            description={text('hexHint')}
            maxLength={variantLimits.hex}
          />
        </SimpleGrid>
        {group.value.trim() !== '' && (
          <Group>
            <Button variant="default" onClick={() => group.setValue('')}>
              {text('leave')}
            </Button>
          </Group>
        )}
        {product && product.status !== 'archived' && <CreateVariant product={product} />}
      </Stack>
    </Section>
  );
}
