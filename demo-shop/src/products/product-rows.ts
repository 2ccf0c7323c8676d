import type { Drawn } from '../image-files.ts';
import {
  type AccessorySpec,
  type Background,
  EYEWEAR_ANGLES,
  type EyewearSpec,
  type ImageSpec,
  PACKSHOT_VIEWS,
  type PackageSpec,
  type PackshotView,
} from '../image-spec.ts';
import type { ShopProduct, TranslatedText } from '../shop-data.ts';
import { accentNames, colourNames, materialNames, shapeNames } from './attributes.ts';
import { getGlassesProperties, type StatedProperties } from './glasses-properties.ts';
import { getPackagePrint } from './package-print.ts';

const VAT_PERCENT = 24;

type DrawnProduct = Drawn<ShopProduct>;
type ProductType = ShopProduct['product_type'];

/** A product as its source file writes it. Images and colours follow from its `look`. */
interface ProductRow {
  readonly slug: string;
  readonly sku: string;
  readonly brand: string;
  readonly name: TranslatedText;
  readonly short: TranslatedText;
  readonly text: TranslatedText;
  /** The exact material, where the one of the look is too general. */
  readonly material?: TranslatedText;
  readonly cents: number;
  readonly saleCents?: number;
  readonly stock: number;
  readonly rating?: number;
  /** Makes the product a featured one, with one more image on this background. */
  readonly featuredOn?: Background;
  readonly added: string;
}

/** A pair of glasses. */
export interface EyewearRow extends ProductRow, StatedProperties {
  readonly look: Omit<EyewearSpec, 'kind' | 'angle'>;
  /** In millimetres, as engraved on the temple. A shield has one lens and therefore no bridge. */
  readonly size: readonly [lens: number, bridge: number | null, temple: number];
  /** The same glasses in other colours or sizes. */
  readonly variants?: readonly VariantRow[];
}

/** What differs between a pair of glasses and its variant. The name follows from colour and size. */
interface VariantRow extends Pick<EyewearRow, 'slug' | 'sku' | 'short' | 'text' | 'stock'> {
  readonly frameColor?: EyewearSpec['frameColor'];
  readonly size?: EyewearRow['size'];
}

/** A pair of glasses, and its place among its variants. */
interface PlacedRow extends EyewearRow {
  readonly variant?: ShopProduct['variant'];
}

/** A product in a package with a print. The print follows from the product's name. */
export interface PackageRow extends ProductRow {
  readonly look: Omit<PackageSpec, 'view' | 'print'>;
}

/** An accessory. */
export interface AccessoryRow extends ProductRow {
  readonly look: Omit<AccessorySpec, 'view'>;
}

type Attributes = Pick<
  DrawnProduct,
  | ('shape' | 'colour' | 'material' | 'lens_width' | 'bridge_width' | 'temple_length' | 'lens_height' | 'frame_width')
  | ('weight' | 'frame_type' | 'nose_pads' | 'gender' | 'age_group' | 'uv_category' | 'polarised')
  | 'images'
>;

const noMeasurements = { shape: null, lens_width: null, bridge_width: null, temple_length: null };

/** Height of a lens by its width. */
const USUAL_PROPORTION = 0.8;
const lensProportions: Readonly<Partial<Record<EyewearSpec['shape'], number>>> = {
  rectangle: 0.64,
  rimless: 0.66,
  oval: 0.72,
  shield: 0.5,
  wrap: 0.62,
  round: 0.94,
  panto: 0.9,
  'kids-round': 0.88,
  aviator: 0.88,
};

/** Both end pieces of a frame, in millimetres. */
const END_PIECES = 14;

/** Width of a whole frame: its lenses, the bridge and the end pieces. A shield has one lens. */
function getFrameWidth([lens, bridge]: EyewearRow['size']): number {
  return bridge === null ? lens + END_PIECES : 2 * lens + bridge + END_PIECES;
}

/** The glasses of a category, with an image from every angle. */
export function createEyewear(category: string, type: ProductType, rows: readonly EyewearRow[]): DrawnProduct[] {
  return rows.flatMap(listVariants).map((row) => {
    const draw = (angle: EyewearSpec['angle'], background = row.look.background): ImageSpec => ({
      kind: 'eyewear',
      ...row.look,
      angle,
      background,
    });
    const frameWidth = getFrameWidth(row.size);
    return createProduct(category, type, row, {
      shape: shapeNames[row.look.shape],
      colour: colourNames[row.look.frameColor],
      material: row.material ?? materialNames[row.look.material],
      lens_width: row.size[0],
      bridge_width: row.size[1],
      temple_length: row.size[2],
      lens_height: Math.round(row.size[0] * (lensProportions[row.look.shape] ?? USUAL_PROPORTION)),
      frame_width: frameWidth,
      ...getGlassesProperties(row.look, row, { frameWidth, isForChildren: category === 'children' }),
      images: [
        ...EYEWEAR_ANGLES.map((angle) => draw(angle)),
        ...(row.featuredOn ? [draw('three-quarter', row.featuredOn)] : []),
      ],
    });
  });
}

/** A pair of glasses and its variants, each as a row of its own; its SKU is the code of the group. */
function listVariants({ variants = [], ...row }: EyewearRow): PlacedRow[] {
  if (variants.length === 0) return [row];
  const hasSizes = variants.some(({ size }) => size !== undefined);
  const place = (position: number, [lens]: EyewearRow['size']) => ({
    group: row.sku,
    position,
    ...(hasSizes && { size: String(lens) }),
  });
  const { featuredOn: _featuredOn, saleCents: _saleCents, ...shared } = row;
  const others = variants.map(({ frameColor = row.look.frameColor, size = row.size, ...own }, index) => ({
    ...shared,
    ...own,
    size,
    name: toVariantName(row, { frameColor, size }),
    look: { ...row.look, frameColor },
    variant: place(index + 1, size),
  }));
  return [{ ...row, variant: place(0, row.size) }, ...others];
}

function toVariantName(
  { name, look, size: [usualLens] }: EyewearRow,
  { frameColor, size: [lens] }: Required<Pick<VariantRow, 'frameColor' | 'size'>>,
): TranslatedText {
  const rename = (language: 'el' | 'en') => {
    const inColor = name[language].replace(colourNames[look.frameColor][language], colourNames[frameColor][language]);
    return lens === usualLens ? inColor : `${inColor} ${lens}`;
  };
  return { el: rename('el'), en: rename('en') };
}

/** The packages of a category, with an image of every view. Their colour is not an attribute of what is inside. */
export function createPackages(category: string, type: ProductType, rows: readonly PackageRow[]): DrawnProduct[] {
  return rows.map((row) => {
    const look = { ...row.look, print: getPackagePrint(row.name) };
    const images = listViews(row, (view, background) => ({ ...look, view, background }));
    return createProduct(category, type, row, {
      ...noMeasurements,
      colour: null,
      material: row.material ?? null,
      images,
    });
  });
}

/** The accessories of a category, with an image of every view. */
export function createAccessories(category: string, type: ProductType, rows: readonly AccessoryRow[]): DrawnProduct[] {
  return rows.map((row) => {
    const images = listViews(row, (view, background) => ({ ...row.look, view, background }));
    return createProduct(category, type, row, {
      ...noMeasurements,
      // A kit consists of several things, each with a colour of its own.
      colour: row.look.kind === 'screwdriver-kit' ? null : accentNames[row.look.color],
      material: row.material ?? null,
      images,
    });
  });
}

function listViews(
  { look, featuredOn }: PackageRow | AccessoryRow,
  draw: (view: PackshotView, background: Background) => ImageSpec,
): ImageSpec[] {
  const views = PACKSHOT_VIEWS.map((view) => draw(view, look.background));
  return featuredOn ? [...views, draw(PACKSHOT_VIEWS[0], featuredOn)] : views;
}

function createProduct(
  category: string,
  type: ProductType,
  row: ProductRow & Pick<PlacedRow, 'variant'>,
  attributes: Attributes,
): DrawnProduct {
  return {
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    short_description: row.short,
    description: row.text,
    category,
    brand: row.brand,
    product_type: type,
    price_cents: row.cents,
    sale_price_cents: row.saleCents ?? null,
    stock: row.stock,
    featured: row.featuredOn !== undefined,
    rating: row.rating ?? null,
    vat_rate: VAT_PERCENT,
    ...(row.variant && { variant: row.variant }),
    ...attributes,
    created_at: `${row.added}T09:00:00.000Z`,
  };
}
