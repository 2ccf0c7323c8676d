import { accentNames, colourNames, materialNames, shapeNames } from './attributes.ts';
import type { BothLanguages, DemoProduct } from './demo-catalogue.types.ts';
import {
  type Background,
  EYEWEAR_ANGLES,
  type EyewearSpec,
  type ImageSpec,
  PACKSHOT_VIEWS,
  type PackshotSpec,
} from './images/image-spec.ts';

const VAT_PERCENT = 24;

/** What is told of any product; pictures and colours follow from its `look`. */
interface Row {
  readonly slug: string;
  readonly sku: string;
  readonly brand: string;
  readonly name: BothLanguages;
  readonly short: BothLanguages;
  readonly text: BothLanguages;
  /** More exact than the material of the picture, for example a recycled acetate. */
  readonly material?: BothLanguages;
  readonly cents: number;
  readonly saleCents?: number;
  readonly stock: number;
  readonly rating?: number;
  /** The background of one more, large picture; a product that has it is featured. */
  readonly featuredOn?: Background;
  readonly added: string;
}

/** A pair of glasses. */
export interface EyewearRow extends Row {
  readonly look: Omit<EyewearSpec, 'kind' | 'angle'>;
  /** As engraved inside the temple; a shield has one lens and no bridge to measure. */
  readonly size: readonly [lens: number, bridge: number | null, temple: number];
}

/** A thing that comes in a pack: lenses, solutions, accessories. */
export interface PackshotRow extends Row {
  readonly look: Omit<PackshotSpec, 'view'>;
}

type Attributes = Pick<
  DemoProduct,
  'shape' | 'colour' | 'material' | 'lens_width' | 'bridge_width' | 'temple_length' | 'images'
>;
type ProductType = DemoProduct['product_type'];

/** A pack's own colour says nothing about the lenses or the liquid in it, so only these have a colour attribute. */
const COLOURED_KINDS: readonly PackshotSpec['kind'][] = ['case', 'cloth', 'cord', 'stand'];

/** Turns rows into products of one category, each pictured from every angle. */
export function eyewear(category: string, type: ProductType, rows: readonly EyewearRow[]): DemoProduct[] {
  return rows.map((row) => {
    const angles = EYEWEAR_ANGLES.map((angle): ImageSpec => ({ kind: 'eyewear', ...row.look, angle }));
    const large: ImageSpec[] = row.featuredOn
      ? [{ kind: 'eyewear', ...row.look, angle: 'three-quarter', background: row.featuredOn }]
      : [];
    return product(category, type, row, {
      shape: shapeNames[row.look.shape],
      colour: colourNames[row.look.frameColor],
      material: row.material ?? materialNames[row.look.material],
      lens_width: row.size[0],
      bridge_width: row.size[1],
      temple_length: row.size[2],
      images: [...angles, ...large],
    });
  });
}

/** Turns rows into products of one category, each pictured in every view. */
export function packshots(category: string, type: ProductType, rows: readonly PackshotRow[]): DemoProduct[] {
  return rows.map((row) => {
    const views = PACKSHOT_VIEWS.map((view): ImageSpec => ({ ...row.look, view }));
    const large: ImageSpec[] = row.featuredOn ? [{ ...row.look, view: 1, background: row.featuredOn }] : [];
    return product(category, type, row, {
      shape: null,
      colour: COLOURED_KINDS.includes(row.look.kind) ? accentNames[row.look.color] : null,
      material: row.material ?? null,
      lens_width: null,
      bridge_width: null,
      temple_length: null,
      images: [...views, ...large],
    });
  });
}

function product(category: string, product_type: ProductType, row: Row, attributes: Attributes): DemoProduct {
  return {
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    short_description: row.short,
    description: row.text,
    category,
    brand: row.brand,
    product_type,
    price_cents: row.cents,
    sale_price_cents: row.saleCents ?? null,
    stock: row.stock,
    featured: row.featuredOn !== undefined,
    rating: row.rating ?? null,
    vat_rate: VAT_PERCENT,
    ...attributes,
    created_at: `${row.added}T09:00:00.000Z`,
  };
}
