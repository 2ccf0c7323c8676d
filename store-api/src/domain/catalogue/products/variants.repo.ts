import { toEuros } from '@fakos/contracts/money';
import type { ProductVariant, VariantSwatch } from '@fakos/contracts/products/contract';
import type { EditableVariant } from '@fakos/contracts/products/fields';
import { getSwatch } from '@fakos/contracts/products/swatches';
import { readImages } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductStatus } from '../../../database/tables/catalogue.ts';
import type { Language } from '../../../text/translate.ts';

interface VariantReader {
  readonly language: Language;
  /** Statuses that the reader may see. */
  readonly statuses: readonly ProductStatus[];
}

/** The variants of some groups, by group, in the owner's order. */
async function findVariantRows(db: ShopDatabase, groups: readonly string[], { language, statuses }: VariantReader) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug', 'sku', `name_${language} as name`, 'variant_group', 'variant_position', 'variant_size'])
    .select(['colour_el', 'colour_en', 'colour_hex', 'price_cents', 'sale_price_cents', 'stock', 'images', 'status'])
    .where('variant_group', 'in', groups)
    .where('status', 'in', statuses)
    .orderBy('variant_position')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.variant_group ?? '');
}

type VariantRow = NonNullable<
  Awaited<ReturnType<typeof findVariantRows>> extends Map<string, (infer Row)[]> ? Row : never
>;

/** The swatches of lists, by group; groups with a single visible product have none. */
export async function findVariantSwatches(
  db: ShopDatabase,
  rows: readonly { readonly variant_group: string | null }[],
  reader: VariantReader,
): Promise<Map<string, VariantSwatch[]>> {
  const groups = [...new Set(rows.flatMap(({ variant_group: group }) => group ?? []))];
  const swatches = new Map<string, VariantSwatch[]>();
  if (groups.length === 0) return swatches;
  for (const [group, variants] of await findVariantRows(db, groups, reader)) {
    if (variants.length > 1)
      swatches.set(
        group,
        variants.map((row) => toVariantSwatch(row, reader.language)),
      );
  }
  return swatches;
}

/** All variants of a product for its page; empty if it is the only one that the reader sees. */
export async function findProductVariants(
  db: ShopDatabase,
  group: string | null,
  reader: VariantReader,
): Promise<ProductVariant[]> {
  if (group === null) return [];
  const variants = (await findVariantRows(db, [group], reader)).get(group) ?? [];
  return variants.length > 1 ? variants.map((row) => toProductVariant(row, reader.language)) : [];
}

/** The products of a group as the editor lists them. */
export async function findEditableVariants(
  db: ShopDatabase,
  group: string | null,
  reader: VariantReader,
): Promise<EditableVariant[]> {
  if (group === null) return [];
  const variants = (await findVariantRows(db, [group], reader)).get(group) ?? [];
  return variants.map((row) => {
    const { id, slug, sku, name, colour, swatch, size, image, price, stock } = toProductVariant(row, reader.language);
    return {
      id,
      slug,
      sku,
      name,
      status: row.status,
      colour,
      swatch,
      size,
      position: row.variant_position,
      image,
      price,
      stock,
    };
  });
}

/** What must differ between the products of a group that are not archived. */
export function findVariantKeys(db: ShopDatabase, group: string, ownId: number) {
  return db
    .selectFrom('products')
    .select(['id', 'colour_el', 'colour_en', 'variant_size'])
    .where('variant_group', '=', group)
    .where('status', '!=', 'archived')
    .where('id', '!=', ownId)
    .execute();
}

/** The position behind the last variant of a group. */
export async function findNextPosition(db: ShopDatabase, group: string): Promise<number> {
  const { last } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.max('variant_position').as('last'))
    .where('variant_group', '=', group)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : Number(last) + 1;
}

function toVariantSwatch(row: VariantRow, language: Language): VariantSwatch {
  return {
    id: row.id,
    slug: row.slug,
    colour: row[`colour_${language}`],
    swatch: getSwatch(row),
    size: row.variant_size,
    in_stock: row.stock > 0,
  };
}

function toProductVariant(row: VariantRow, language: Language): ProductVariant {
  return {
    ...toVariantSwatch(row, language),
    sku: row.sku,
    name: row.name,
    image: readImages(row.images)[0] ?? '',
    price: toEuros(row.price_cents),
    sale_price: row.sale_price_cents === null ? null : toEuros(row.sale_price_cents),
    stock: row.stock,
  };
}
