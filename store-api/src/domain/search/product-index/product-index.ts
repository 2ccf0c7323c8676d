import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ShopDatabase } from '../../../database/schema.ts';
import { askForNews, findChangedIds, findListed, findListedAfter, type Mark, NO_MARK } from './product-changes.ts';
import { ProductColumns } from './product-columns.ts';
import { ProductOrders } from './product-orders.ts';
import { type ProductView, Remembered } from './product-view.ts';

/** Products that are read at a time; other requests get their turn between. */
const BATCH = 1000;
/** Changed products that are read at a time: engines limit how many values one statement may have. */
const CHANGED_BATCH = 500;
/** Choices of products, and searches, that are remembered: of a hundred thousand products each takes 200 kB. */
const REMEMBERED = 50;
/** Words of searches that are remembered; each takes as much. */
const REMEMBERED_WORDS = 100;

/** A word that products have. */
export interface KnownWord {
  readonly term: string;
  /** How many products have it. */
  readonly doc: number;
}

/** What lists of products are made from: every product's numbers in memory, as they are in the store now. */
export interface ProductIndex {
  readonly columns: ProductColumns;
  readonly orders: ProductOrders;
  /** Another number after every change. */
  readonly version: number;
  /** What lists of it were worked out lately. */
  readonly views: Remembered<ProductView>;
  /** How well searches, and single words of them, find each row. */
  readonly ranks: Remembered<Uint16Array>;
  readonly words: Remembered<Uint16Array>;
  /** Words that products have, by how they begin. */
  readonly vocabulary: Remembered<readonly KnownWord[]>;
}

const indexes = new WeakMap<ShopDatabase, IndexKeeper>();

/** The index of a store, up to date with whatever any process wrote before the call. */
export function productIndex(db: ShopDatabase): Promise<ProductIndex> {
  let keeper = indexes.get(db);
  if (!keeper) {
    keeper = new IndexKeeper(db);
    indexes.set(db, keeper);
  }
  return keeper.upToDate();
}

class IndexKeeper {
  readonly #db: ShopDatabase;
  readonly #columns = new ProductColumns();
  readonly #orders = new ProductOrders(this.#columns);
  readonly #views = new Remembered<ProductView>(REMEMBERED);
  readonly #ranks = new Remembered<Uint16Array>(REMEMBERED);
  readonly #words = new Remembered<Uint16Array>(REMEMBERED_WORDS);
  readonly #vocabulary = new Remembered<readonly KnownWord[]>(REMEMBERED_WORDS);
  #version = 0;
  #mark: Mark = NO_MARK;
  #loading: Promise<void> | undefined;
  #refreshing: Promise<void> = Promise.resolve();

  constructor(db: ShopDatabase) {
    this.#db = db;
  }

  async upToDate(): Promise<ProductIndex> {
    this.#loading ??= this.#load();
    try {
      await this.#loading;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
    const news = await askForNews(this.#db, this.#mark);
    // The store was put back to what it was before: nothing here is worth keeping.
    if (Number(news.mark) < Number(this.#mark)) return this.#startAnew();
    if (news.isNews) await this.#refreshInTurn();
    return {
      columns: this.#columns,
      orders: this.#orders,
      version: this.#version,
      views: this.#views,
      ranks: this.#ranks,
      words: this.#words,
      vocabulary: this.#vocabulary,
    };
  }

  #startAnew(): Promise<ProductIndex> {
    if (indexes.get(this.#db) === this) indexes.delete(this.#db);
    return productIndex(this.#db);
  }

  /** Changes that come while the products are read are in the record behind the mark. */
  async #load(): Promise<void> {
    const { mark } = await askForNews(this.#db, NO_MARK);
    for (let last = 0; ; ) {
      const products = await findListedAfter(this.#db, last, BATCH);
      for (const product of products) this.#orders.note(this.#columns.put(product));
      if (products.length < BATCH) break;
      last = products.at(-1)?.id ?? last;
      await nextTurn();
    }
    this.#mark = mark;
  }

  /** One refresh after the other, so that an older look never overwrites a newer one. */
  #refreshInTurn(): Promise<void> {
    const refreshed = this.#refreshing.then(() => this.#refresh());
    this.#refreshing = refreshed.catch(() => undefined);
    return refreshed;
  }

  async #refresh(): Promise<void> {
    const { mark, isNews } = await askForNews(this.#db, this.#mark);
    if (!isNews) return;
    const ids = await findChangedIds(this.#db, this.#mark);
    for (let from = 0; from < ids.length; from += CHANGED_BATCH) {
      const batch = ids.slice(from, from + CHANGED_BATCH);
      const gone = new Set(batch);
      for (const product of await findListed(this.#db, batch)) {
        gone.delete(product.id);
        this.#orders.note(this.#columns.put(product));
      }
      for (const id of gone) {
        const row = this.#columns.remove(id);
        if (row !== undefined) this.#orders.note(row);
      }
      // Behind what it stands for: whoever worked something out meanwhile did so for the version before.
      this.#version++;
    }
    this.#mark = mark;
  }
}
