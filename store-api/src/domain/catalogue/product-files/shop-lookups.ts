import path from 'node:path';
import type { ShopDatabase } from '../../../database/schema.ts';
import { foldText } from '../../../text/normalise.ts';
import { type FilesPlace, openStorage } from '../../files/open-storage.ts';
import { UPLOADS } from '../../media/stored-files.ts';

interface Named {
  readonly id: number;
  readonly slug: string;
  /** Names in both languages. */
  readonly names: readonly string[];
}

/** Rows that a file of products refers to by slug or name. */
export class NamedRows {
  readonly #slugs: ReadonlyMap<number, string>;
  readonly #ids = new Map<string, Set<number>>();

  constructor(rows: readonly Named[]) {
    this.#slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
    for (const { id, slug, names } of rows) {
      for (const name of [slug, ...names]) {
        const key = foldText(name);
        this.#ids.set(key, (this.#ids.get(key) ?? new Set()).add(id));
      }
    }
  }

  /** The IDs of the rows with a slug or name: several if they share a name. A slug is always unique. */
  find(text: string): readonly number[] {
    const ids = [...(this.#ids.get(foldText(text)) ?? [])];
    const exact = ids.filter((id) => this.#slugs.get(id) === text);
    return exact.length > 0 ? exact : ids;
  }

  /** The slug of a row; empty if it does not exist. */
  getSlug(id: number): string {
    return this.#slugs.get(id) ?? '';
  }
}

/** Everything that a file of products refers to. */
export interface ShopLookups {
  readonly category: NamedRows;
  readonly brand: NamedRows;
  readonly addons: NamedRows;
  /** Number of linked products by add-on. */
  readonly addonLinks: ReadonlyMap<number, number>;
  /** File names of the stored images of products. */
  readonly images: ReadonlySet<string>;
}

/** Reads the records that files of products refer to. */
export async function loadLookups(db: ShopDatabase, place: FilesPlace): Promise<ShopLookups> {
  const categories = await db.selectFrom('categories').select(['id', 'slug', 'name_el', 'name_en']).execute();
  const brands = await db.selectFrom('brands').select(['id', 'slug', 'name']).execute();
  const addons = await db.selectFrom('product_addons').select(['id', 'slug', 'name_el', 'name_en']).execute();
  const links = await db
    .selectFrom('product_addon_links')
    .select((eb) => ['addon_id', eb.fn.countAll<number>().as('links')])
    .groupBy('addon_id')
    .execute();
  const linksByAddon = new Map(links.map((row) => [row.addon_id, row.links]));
  const toNamed = ({ id, slug, name_el, name_en }: (typeof addons)[number]) => ({
    id,
    slug,
    names: [name_el, name_en],
  });
  const images = await openStorage(place).list(`${UPLOADS}/products`);
  return {
    category: new NamedRows(categories.map(toNamed)),
    brand: new NamedRows(brands.map(({ id, slug, name }) => ({ id, slug, names: [name] }))),
    addons: new NamedRows(addons.map(toNamed)),
    addonLinks: new Map(addons.map(({ id }) => [id, linksByAddon.get(id) ?? 0])),
    images: new Set(images.map(({ key }) => path.posix.basename(key))),
  };
}
