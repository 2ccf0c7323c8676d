import { addonStatus, MAX_ADDON_PRODUCTS } from '@fakos/contracts/product-addons/contract';
import { MAX_TAXONOMY_DESCRIPTION, MAX_TAXONOMY_NAME } from '@fakos/contracts/taxonomy';
import { Grid, Stack } from '@mantine/core';
import { ChoiceField, DecimalField, NumberField } from '../../../framework/form/fields.tsx';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { LocalisedField, TranslationSummary } from '../../../framework/form/localised-field.tsx';
import { ProductsField } from '../../../framework/form/products-field.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import { localisedNames } from './addon-values.ts';

/** All fields of an add-on. */
export function AddonFields() {
  const text = useText();
  const { form } = useFormContext();
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack>
          <Section title={text('productAddons.texts')} aside={<TranslationSummary names={localisedNames} />}>
            <Stack>
              <LocalisedField name="name" label={text('productAddons.name')} isRequired maxLength={MAX_TAXONOMY_NAME} />
              <LocalisedField
                name="description"
                label={text('productAddons.description')}
                description={text('productAddons.descriptionHint')}
                maxLength={MAX_TAXONOMY_DESCRIPTION}
                rows={3}
              />
            </Stack>
          </Section>
          <Section title={text('productAddons.products')}>
            <ProductsField
              name="product_ids"
              label={text('productAddons.offeredWith')}
              description={text('productAddons.productsHint')}
              noneText={text('productAddons.offeredWithAll')}
              max={MAX_ADDON_PRODUCTS}
            />
          </Section>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack>
          <Section title={text('productAddons.publication')}>
            <ChoiceField
              name="status"
              label={text('productAddons.status')}
              options={addonStatus.options.map((value) => ({ value, label: text(`productAddons.statuses.${value}`) }))}
            />
          </Section>
          <Section title={text('productAddons.offer')}>
            <Stack>
              <DecimalField
                name="price"
                label={text('productAddons.price')}
                description={text('productAddons.priceHint')}
                isRequired
                rightSection="€"
              />
              <NumberField
                name="position"
                label={text('productAddons.position')}
                description={text(form.isNew ? 'productAddons.positionNewHint' : 'productAddons.positionHint')}
              />
            </Stack>
          </Section>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
