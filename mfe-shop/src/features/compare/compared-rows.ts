import type { ProductDetail } from '@fakos/contracts/products/contract';
import type { CompareText } from '../../translations/compare-text.ts';

/** A property with its value for each product; null where a product has none. */
interface ComparedRow {
  readonly id: keyof ReturnType<typeof getValues>;
  readonly values: readonly (string | null)[];
}

/** The properties of products that at least one of them has. The price has a row of its own. */
export function listComparedRows(
  products: readonly ProductDetail[],
  text: CompareText,
  formatNumber: (value: number) => string,
): readonly ComparedRow[] {
  const columns = products.map((product) => getValues(product, text, formatNumber));
  const ids = Object.keys(columns[0] ?? {}) as ComparedRow['id'][];
  return ids
    .map((id) => ({ id, values: columns.map((column) => column[id]) }))
    .filter(({ values }) => values.some((value) => value !== null));
}

function getValues(product: ProductDetail, text: CompareText, formatNumber: (value: number) => string) {
  const { lens_width: lens, bridge_width: bridge, temple_length: temple, reviews } = product;
  const millimetres = (value: number | null | undefined) => (value ? text('millimetres', { value }) : null);
  return {
    availability: text(product.stock > 0 ? 'inStock' : 'soldOut'),
    rating:
      reviews && reviews.average !== null
        ? text('rating', { average: formatNumber(reviews.average), count: reviews.count })
        : null,
    brand: product.brand_name || null,
    shape: product.shape,
    colour: product.colour,
    material: product.material,
    size: lens !== null && bridge !== null && temple !== null ? `${lens}-${bridge}-${temple}` : null,
    lens: millimetres(lens),
    bridge: millimetres(bridge),
    temple: millimetres(temple),
    lensHeight: millimetres(product.lens_height),
    frameWidth: millimetres(product.frame_width),
  };
}
