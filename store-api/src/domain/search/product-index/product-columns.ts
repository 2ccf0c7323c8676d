import { ageGroups, frameTypes, genders, uvCategories } from '@fakos/contracts/products/fields';
import { toSlug } from '@fakos/contracts/text/to-slug';
import type { ProductRow } from '../../../database/tables/catalogue.ts';
import { translate } from '../../../text/translate.ts';
import { VariantGroups } from './variant-groups.ts';

/** The indexed data of a product. */
export type ListedProduct = Pick<
  ProductRow,
  | ('id' | 'status' | 'category_id' | 'brand_id' | 'product_type' | 'price_cents' | 'pay_cents' | 'sale_price_cents')
  | ('stock' | 'featured' | 'created_at' | 'sort_el' | 'sort_en' | 'lens_width' | 'bridge_width' | 'temple_length')
  | ('shape_el' | 'shape_en' | 'colour_el' | 'colour_en' | 'material_el' | 'material_en')
  | ('frame_width' | 'frame_type' | 'gender' | 'age_group' | 'uv_category' | 'polarised')
  | ('variant_group' | 'variant_position')
>;

/** Attributes with a few values that the contract names. */
const choices = {
  frame_type: frameTypes,
  gender: genders,
  age_group: ageGroups,
  uv_category: uvCategories.map(String),
} as const satisfies Record<string, readonly string[]>;
type Choice = keyof typeof choices;

/** Attributes with names that staff write in both languages. */
const written = ['shape', 'colour', 'material'] as const;

/** Attributes of products with named values. */
export const ATTRIBUTES = [...written, ...(Object.keys(choices) as Choice[])] as const;
/** See {@link ATTRIBUTES}. */
export type Attribute = (typeof ATTRIBUTES)[number];
/** Millimetres of a frame. */
export const MEASURES = ['lens_width', 'bridge_width', 'temple_length', 'frame_width'] as const;
/** See {@link MEASURES}. */
export type Measure = (typeof MEASURES)[number];

/** Whether the contract names the values of an attribute. */
export function isChoice(attribute: Attribute): attribute is Choice {
  return Object.hasOwn(choices, attribute);
}

/** The values of an attribute in the order of the contract. */
export function listChoiceValues(attribute: Choice): readonly string[] {
  return choices[attribute];
}

const FIRST_CAPACITY = 256;
const PERCENT = 100;

/** Shared values, each with a small number; 0 means none. */
export class Values<Key, Details> {
  /** The values by their number. */
  readonly keys: (Key | undefined)[] = [undefined];
  readonly details: (Details | undefined)[] = [undefined];
  readonly #slots = new Map<Key, number>();

  getSlot(key: Key): number | undefined {
    return this.#slots.get(key);
  }

  /** The number of a value; adds new values. */
  slotFor(key: Key, details: Details): number {
    const known = this.#slots.get(key);
    if (known !== undefined) return known;
    this.keys.push(key);
    this.details.push(details);
    this.#slots.set(key, this.keys.length - 1);
    return this.keys.length - 1;
  }
}

/** A name of an attribute in both languages. */
export interface AttributeName {
  readonly el: string;
  readonly en: string;
}

/**
 * The data by which lists filter, sort and count, one column each, so that a scan of all products is a loop over
 * numbers.
 */
export class ProductColumns {
  /** Number of rows, including free ones, which have no status and can be reused. */
  size = 0;
  id = new Int32Array(FIRST_CAPACITY);
  status = new Uint16Array(FIRST_CAPACITY);
  type = new Uint16Array(FIRST_CAPACITY);
  category = new Uint16Array(FIRST_CAPACITY);
  brand = new Uint16Array(FIRST_CAPACITY);
  shape = new Uint16Array(FIRST_CAPACITY);
  colour = new Uint16Array(FIRST_CAPACITY);
  material = new Uint16Array(FIRST_CAPACITY);
  lens_width = new Uint16Array(FIRST_CAPACITY);
  bridge_width = new Uint16Array(FIRST_CAPACITY);
  temple_length = new Uint16Array(FIRST_CAPACITY);
  frame_width = new Uint16Array(FIRST_CAPACITY);
  frame_type = new Uint16Array(FIRST_CAPACITY);
  gender = new Uint16Array(FIRST_CAPACITY);
  age_group = new Uint16Array(FIRST_CAPACITY);
  uv_category = new Uint16Array(FIRST_CAPACITY);
  polarised = new Uint16Array(FIRST_CAPACITY);
  /** Cents to pay. */
  price = new Int32Array(FIRST_CAPACITY);
  /** Percent off the list price. */
  discount = new Float64Array(FIRST_CAPACITY);
  onSale = new Uint16Array(FIRST_CAPACITY);
  inStock = new Uint16Array(FIRST_CAPACITY);
  featured = new Uint16Array(FIRST_CAPACITY);
  created = new Float64Array(FIRST_CAPACITY);
  /** Number of recently ordered pieces; see {@link setSold}. */
  sold = new Int32Array(FIRST_CAPACITY);
  /** The words of a category's name, folded, by its id. */
  categoryKeys: ReadonlyMap<number, readonly string[]> = new Map();
  readonly variants = new VariantGroups();
  readonly nameEl: string[] = [];
  readonly nameEn: string[] = [];
  readonly statuses = new Values<string, string>();
  readonly types = new Values<string, string>();
  readonly categories = new Values<number, number>();
  readonly brands = new Values<number, number>();
  readonly attributes: Readonly<Record<Attribute, Values<string, AttributeName>>> = {
    shape: new Values(),
    colour: new Values(),
    material: new Values(),
    frame_type: new Values(),
    gender: new Values(),
    age_group: new Values(),
    uv_category: new Values(),
  };
  readonly #rows = new Map<number, number>();
  readonly #free: number[] = [];
  /** Numbers by the two names as written, because computing a key is expensive. */
  readonly #known = new Map<string, number>();

  /** The row of a product, if it has one. */
  findRow(id: number): number | undefined {
    return this.#rows.get(id);
  }

  /** Inserts or updates a product; returns its row. */
  put(product: ListedProduct): number {
    const row = this.#rows.get(product.id) ?? this.#free.pop() ?? this.#append();
    this.#rows.set(product.id, row);
    this.id[row] = product.id;
    this.status[row] = this.statuses.slotFor(product.status, product.status);
    this.type[row] = this.types.slotFor(product.product_type, product.product_type);
    this.category[row] = this.categories.slotFor(product.category_id, product.category_id);
    this.brand[row] = this.brands.slotFor(product.brand_id, product.brand_id);
    for (const attribute of ATTRIBUTES) this[attribute][row] = this.#attributeSlot(attribute, product);
    for (const measure of MEASURES) this[measure][row] = product[measure] ?? 0;
    this.price[row] = product.pay_cents;
    this.discount[row] = PERCENT * (1 - product.pay_cents / product.price_cents);
    this.polarised[row] = product.polarised;
    this.onSale[row] = product.sale_price_cents === null ? 0 : 1;
    this.inStock[row] = product.stock > 0 ? 1 : 0;
    this.featured[row] = product.featured;
    this.created[row] = Date.parse(product.created_at) || 0;
    this.nameEl[row] = product.sort_el;
    this.nameEn[row] = product.sort_en;
    this.variants.put(row, product.id, product.variant_group, product.variant_position);
    return row;
  }

  /** Removes a product; its row may be reused. */
  remove(id: number): number | undefined {
    const row = this.#rows.get(id);
    if (row === undefined) return undefined;
    this.#rows.delete(id);
    this.status[row] = 0;
    this.sold[row] = 0;
    this.variants.remove(row);
    this.#free.push(row);
    return row;
  }

  /** Sets how many pieces of each product were sold, by product id; returns the rows that changed. */
  setSold(sold: ReadonlyMap<number, number>): number[] {
    const changed: number[] = [];
    for (const [id, row] of this.#rows) {
      const pieces = sold.get(id) ?? 0;
      if (this.sold[row] === pieces) continue;
      this.sold[row] = pieces;
      changed.push(row);
    }
    return changed;
  }

  #attributeSlot(attribute: Attribute, product: ListedProduct): number {
    if (isChoice(attribute)) return this.#choiceSlot(attribute, product[attribute]);
    const el = product[`${attribute}_el`] ?? '';
    const en = product[`${attribute}_en`] ?? '';
    if (el === '' && en === '') return 0;
    const written = `${attribute}\n${el}\n${en}`;
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const slot = this.attributes[attribute].slotFor(toSlug(en) || toSlug(el), { el: el || en, en: en || el });
    this.#known.set(written, slot);
    return slot;
  }

  #choiceSlot(choice: Choice, value: string | number | null): number {
    if (value === null) return 0;
    const values = this.attributes[choice];
    const key = String(value);
    const name = `products.${choice}.${key}`;
    return values.getSlot(key) ?? values.slotFor(key, { el: translate('el', name), en: translate('en', name) });
  }

  #append(): number {
    if (this.size === this.id.length) this.#grow();
    return this.size++;
  }

  #grow(): void {
    const larger = <Column extends Numbers>(column: Column): Column => {
      const grown = new (column.constructor as new (length: number) => Column)(column.length * 2);
      grown.set(column);
      return grown;
    };
    for (const [name, column] of Object.entries(this)) {
      if (ArrayBuffer.isView(column)) Object.assign(this, { [name]: larger(column as Numbers) });
    }
  }
}

type Numbers = Int32Array | Uint16Array | Float64Array;
