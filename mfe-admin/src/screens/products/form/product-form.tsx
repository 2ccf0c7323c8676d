import { type EditableProduct, productTextLimits, vatRates } from '@fakos/contracts/products/fields';
import { useListAdminBrandsQuery } from '@fakos/shared-kit/api/admin-brands/hooks';
import { useListAdminCategoriesQuery } from '@fakos/shared-kit/api/admin-categories/hooks';
import { useListAdminProductAddonsQuery } from '@fakos/shared-kit/api/product-addons/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { Checkbox, Grid, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChoiceField, DecimalField, NumberField, SwitchField, TextField } from '../../../framework/form/fields.tsx';
import { useField, useFormContext } from '../../../framework/form/form-context.ts';
import { LocalisedField, TranslationSummary } from '../../../framework/form/localised-field.tsx';
import { SlugField } from '../../../framework/form/slug-field.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import { GlassesFields } from './glasses-fields.tsx';
import { MatrixSection } from './optics/matrix-section.tsx';
import { StockField } from './optics/stock-field.tsx';
import { StrengthsSection } from './optics/strengths-section.tsx';
import { localisedNames } from './product-values.ts';
import { VariantsSection } from './variants/variants-section.tsx';

const productTypes = ['frame', 'sunglasses', 'reading', 'sport', 'contact-lens', 'solution', 'accessory'] as const;
const statuses = ['published', 'draft', 'archived'] as const;
const localisedAttributes = ['shape', 'colour', 'material'] as const;
const measures = ['lens_width', 'bridge_width', 'temple_length', 'lens_height', 'frame_width'] as const;

interface ProductFieldsProps {
  /** The section with the product's images. */
  readonly images?: ReactNode;
  /** The stored product; a new one has none. */
  readonly product?: EditableProduct;
  /** Fields for the reason of a stock change. */
  readonly stockReason?: ReactNode;
  /** History of the product. */
  readonly history?: ReactNode;
}

/** All fields of a product, with sections that a new product does not have yet. */
export function ProductFields({ product, images, stockReason, history }: ProductFieldsProps) {
  const text = useText();
  const { form } = useFormContext();
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack>
          <Section title={text('products.texts')} aside={<TranslationSummary names={localisedNames} />}>
            <Stack>
              <LocalisedField name="name" label={text('products.name')} isRequired maxLength={productTextLimits.name} />
              <LocalisedField
                name="short_description"
                label={text('products.shortDescription')}
                maxLength={productTextLimits.short_description}
                rows={2}
              />
              <LocalisedField
                name="description"
                label={text('products.description')}
                description={text('products.descriptionHint')}
                maxLength={productTextLimits.description}
                rows={5}
              />
              <SlugField
                label={text('products.slug')}
                source="name"
                toAddress={paths.product}
                isPublished={form.stored.status === 'published'}
              />
            </Stack>
          </Section>
          {images}
          <Section title={text('products.attributes')}>
            <Stack>
              {localisedAttributes.map((name) => (
                <LocalisedField
                  key={name}
                  name={name}
                  label={text(`products.${name}`)}
                  maxLength={productTextLimits.attribute}
                />
              ))}
              <Group grow align="flex-start" preventGrowOverflow={false}>
                {measures.map((name) => (
                  <NumberField key={name} name={name} label={text(`products.${name}`)} rightSection="mm" />
                ))}
              </Group>
              <GlassesFields />
            </Stack>
          </Section>
          <VariantsSection product={product} />
          <MatrixSection />
          <StrengthsSection />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack>
          <PublicationSection />
          <PriceSection stockReason={stockReason} />
          <OrganisationSection />
          <AddonSection />
        </Stack>
      </Grid.Col>
      {history && (
        <Grid.Col span={12}>
          <Stack>{history}</Stack>
        </Grid.Col>
      )}
    </Grid>
  );
}

function PublicationSection() {
  const text = useText();
  const { form } = useFormContext();
  return (
    <Section title={text('products.publication')}>
      <Stack>
        <ChoiceField
          name="status"
          label={text('products.status')}
          options={statuses.map((value) => ({ value, label: text(`products.${value}`) }))}
        />
        {form.values.status === 'draft' && (
          <TextField
            name="publish_at"
            type="datetime-local"
            label={text('productPublication.publishAt')}
            description={text('productPublication.publishAtHint')}
          />
        )}
        <SwitchField name="featured" label={text('products.featured')} description={text('products.featuredHint')} />
      </Stack>
    </Section>
  );
}

function PriceSection({ stockReason }: Pick<ProductFieldsProps, 'stockReason'>) {
  const text = useText();
  const format = useFormat();
  return (
    <Section title={text('products.priceAndStock')}>
      <Stack>
        <DecimalField
          name="price"
          label={text('products.price')}
          description={text('products.priceHint')}
          isRequired
          rightSection="€"
        />
        <DecimalField
          name="sale_price"
          label={text('products.salePrice')}
          description={text('products.salePriceHint')}
          rightSection="€"
        />
        <ChoiceField
          name="vat_rate"
          label={text('products.vatRate')}
          options={vatRates.map((rate) => ({ value: String(rate), label: `${format.number(rate)} %` }))}
        />
        <StockField />
        {stockReason}
      </Stack>
    </Section>
  );
}

function OrganisationSection() {
  const text = useText();
  const language = useLanguage();
  const categories = useListAdminCategoriesQuery();
  const brands = useListAdminBrandsQuery();
  const choose = { value: '', label: text('products.choose') };
  return (
    <Section title={text('products.organisation')}>
      <Stack>
        <TextField name="sku" label={text('products.sku')} isRequired maxLength={productTextLimits.sku} />
        <ChoiceField
          name="category_id"
          label={text('products.category')}
          isRequired
          options={[
            choose,
            ...(categories.data?.data ?? []).map((row) => ({ value: String(row.id), label: row[`name_${language}`] })),
          ]}
        />
        <ChoiceField
          name="brand_id"
          label={text('products.brand')}
          isRequired
          options={[choose, ...(brands.data?.data ?? []).map((row) => ({ value: String(row.id), label: row.name }))]}
        />
        <ChoiceField
          name="product_type"
          label={text('products.type')}
          options={productTypes.map((value) => ({ value, label: text(`products.types.${value}`) }))}
        />
      </Stack>
    </Section>
  );
}

/** Add-ons that are offered with selected products; those for every product need no choice. */
function AddonSection() {
  const text = useText();
  const language = useLanguage();
  const { data } = useListAdminProductAddonsQuery({});
  const { value, setValue } = useField<readonly number[]>('addon_ids');
  const addons = (data?.data ?? []).filter(({ id, product_ids }) => product_ids.length > 0 || value.includes(id));
  if (addons.length === 0) return null;
  return (
    <Section title={text('products.addons')}>
      <Checkbox.Group
        aria-label={text('products.addons')}
        value={value.map(String)}
        onChange={(ids) => setValue(ids.map(Number))}
      >
        <Stack gap="xs">
          {addons.map((addon) => (
            <Checkbox key={addon.id} value={String(addon.id)} label={addon[`name_${language}`]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Section>
  );
}
