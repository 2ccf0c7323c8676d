import { formatLensMatrix } from '@fakos/contracts/contact-lenses/matrix-text';
import type { EditableProduct } from '@fakos/contracts/products/fields';
import { useListAdminBrandsQuery } from '@fakos/shared-kit/api/admin-brands/hooks';
import { useListAdminCategoriesQuery } from '@fakos/shared-kit/api/admin-categories/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { useLocalisedLabels } from '../../../framework/form/use-localised-labels.ts';
import { useText } from '../../../text.ts';
import { useVariantsText } from '../variants-text.ts';
import { useGlassesText } from './glasses-text.ts';
import { type MatrixValues, toLensMatrix } from './optics/matrix-values.ts';
import { useOpticsText } from './optics/optics-text.ts';
import { formatStrengthValues, type StrengthValues, strengthLimits } from './optics/strength-values.ts';
import { limits, type ProductMessages, type ProductValues } from './product-values.ts';

/** Messages of the form's own checks. */
export function useProductMessages(): ProductMessages {
  const text = useText();
  const opticsText = useOpticsText();
  const variantsText = useVariantsText();
  const format = useFormat();
  return useMemo(
    () => ({
      required: text('form.required'),
      amount: text('products.amountInvalid', {
        min: format.money(limits.minPrice),
        max: format.money(limits.maxPrice),
      }),
      saleTooHigh: text('products.saleTooHigh'),
      stock: text('products.stockInvalid', { min: 0, max: format.number(limits.maxStock) }),
      measure: text('products.stockInvalid', { min: 1, max: limits.maxMeasure }),
      weight: text('products.stockInvalid', { min: 1, max: format.number(limits.maxWeight) }),
      bothLanguages: text('products.bothLanguages'),
      matrix: opticsText('matrix.invalid'),
      noStrength: opticsText('strengths.needed'),
      strengths: opticsText('strengths.invalid', {
        min: strengthLimits.min,
        max: format.number(strengthLimits.max),
      }),
      hex: variantsText('hexInvalid'),
      position: variantsText('positionInvalid', { max: limits.maxPosition }),
    }),
    [text, opticsText, variantsText, format],
  );
}

/** Labels of the form's fields. */
export function useProductLabels(): Readonly<Record<keyof ProductValues, string>> {
  const text = useText();
  const glassesText = useGlassesText();
  const opticsText = useOpticsText();
  const variantsText = useVariantsText();
  const inBoth = useLocalisedLabels();
  return useMemo(
    () => ({
      ...inBoth('name', text('products.name')),
      ...inBoth('short_description', text('products.shortDescription')),
      ...inBoth('description', text('products.description')),
      ...inBoth('shape', text('products.shape')),
      ...inBoth('colour', text('products.colour')),
      ...inBoth('material', text('products.material')),
      slug: text('products.slug'),
      sku: text('products.sku'),
      category_id: text('products.category'),
      brand_id: text('products.brand'),
      product_type: text('products.type'),
      price: text('products.price'),
      sale_price: text('products.salePrice'),
      vat_rate: text('products.vatRate'),
      stock: text('products.stock'),
      featured: text('products.featured'),
      status: text('products.status'),
      publish_at: text('productPublication.publishAt'),
      lens_width: text('products.lens_width'),
      bridge_width: text('products.bridge_width'),
      temple_length: text('products.temple_length'),
      lens_height: text('products.lens_height'),
      frame_width: text('products.frame_width'),
      weight: glassesText('fields.weight'),
      frame_type: glassesText('fields.frame_type'),
      nose_pads: glassesText('fields.nose_pads'),
      gender: glassesText('fields.gender'),
      age_group: glassesText('fields.age_group'),
      uv_category: glassesText('fields.uv_category'),
      polarised: glassesText('fields.polarised'),
      variant_group: variantsText('group'),
      variant_position: variantsText('position'),
      variant_size: variantsText('size'),
      colour_hex: variantsText('hex'),
      lens_matrix: opticsText('matrix.title'),
      strengths: opticsText('strengths.title'),
      addon_ids: text('products.addons'),
    }),
    [text, glassesText, opticsText, variantsText, inBoth],
  );
}

/**
 * Formats a field's value, of the form or of the record's history, where the value itself means nothing to the user.
 * Undefined for the other fields.
 */
export function useProductValueText(): (field: string, value: unknown) => string | undefined {
  const text = useText();
  const glassesText = useGlassesText();
  const language = useLanguage();
  const format = useFormat();
  const categories = useListAdminCategoriesQuery().data?.data;
  const brands = useListAdminBrandsQuery().data?.data;
  return useMemo(() => {
    const formats: Readonly<Record<string, (value: never) => string | undefined>> = {
      status: (status: EditableProduct['status']) => text(`products.${status === 'active' ? 'published' : status}`),
      product_type: (type: EditableProduct['product_type']) => text(`products.types.${type}`),
      category_id: (id: string | number) =>
        categories?.find((row) => String(row.id) === String(id))?.[`name_${language}`],
      brand_id: (id: string | number) => brands?.find((row) => String(row.id) === String(id))?.name,
      publish_at: (time: string) => (time ? format.dateTime(new Date(time).toISOString()) : undefined),
      featured: (isFeatured: boolean | 0 | 1) => text(isFeatured ? 'products.yes' : 'products.no'),
      polarised: (isPolarised: boolean | 0 | 1) => text(isPolarised ? 'products.yes' : 'products.no'),
      frame_type: (type: 'full' | '') => (type ? glassesText(`frame_type.${type}`) : undefined),
      nose_pads: (pads: 'fixed' | '') => (pads ? glassesText(`nose_pads.${pads}`) : undefined),
      gender: (gender: 'women' | '') => (gender ? glassesText(`gender.${gender}`) : undefined),
      age_group: (age: 'adults' | '') => (age ? glassesText(`age_group.${age}`) : undefined),
      lens_matrix: formatMatrix,
      strengths: (strengths: readonly StrengthValues[] | string) =>
        typeof strengths === 'string' ? strengths : formatStrengthValues(strengths, language),
      uv_category: (uv: '3' | 3 | '') => (uv === '' ? undefined : glassesText(`uv_category.${uv}`)),
    };
    return (field, value) => (value === null ? undefined : formats[field]?.(value as never));
  }, [text, glassesText, format, language, categories, brands]);
}

/** Variants of a lens as files of products have them; the history has them so already. */
function formatMatrix(matrix: MatrixValues | string): string | undefined {
  if (typeof matrix === 'string') return matrix;
  const valid = toLensMatrix(matrix);
  return valid && formatLensMatrix(valid);
}
