import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldWords } from '@fakos/contracts/search/greeklish';
import { getSteadyTime } from '@fakos/contracts/servers/steady-time';
import type { ShopDatabase } from '../../../database/schema.ts';
import { findSoldQuantities } from '../../sales/orders/sold-quantities.repo.ts';
import {
  findCategoryNames,
  findChangedIds,
  findListed,
  findListedAfter,
  type Mark,
  NO_MARK,
  readChanges,
} from './product-changes.ts';
import { ProductColumns } from './product-columns.ts';
import { type ProductView, RecentResults } from './product-view.ts';
import { SortIndex } from './sort-index.ts';

/** Number of products read at a time; other requests get their turn between. */
const BATCH = 1000;
/** Number of changed products read at a time: engines limit how many values one statement may have. */
const CHANGED_BATCH = 500;
/** How long the numbers of sold pieces are cached, in milliseconds: counting them is expensive in a large shop. */
const SOLD_LIFETIME_MS = 10 * 60 * 1000;
/** Number of cached views and searches: with a hundred thousand products each takes 400 kB. */
const REMEMBERED = 50;
/** Number of cached terms; each takes the same size. */
const REMEMBERED_WORDS = 100;

/** A word that occurs in products. */
export interface KnownWord {
  readonly term: string;
  /** How many products have it. */
  readonly doc: number;
}

/** The in-memory index of all products, up to date with the database. */
export interface ProductIndex {
  readonly columns: ProductColumns;
  readonly orders: SortIndex;
  /** Increases with every change. */
  readonly version: number;
  /** Recently computed views. */
  readonly views: RecentResults<ProductView>;
  /** Ranks of searches and of single terms. */
  readonly ranks: RecentResults<Uint16Array>;
  readonly words: RecentResults<Uint16Array>;
  /** Words of products by prefix. */
  readonly vocabulary: RecentResults<readonly KnownWord[]>;
}

const indexes = new WeakMap<ShopDatabase, IndexKeeper>();

/** The index of a database, up to date with all writes of any process before the call. */
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
  readonly #orders = new SortIndex(this.#columns);
  readonly #views = new RecentResults<ProductView>(REMEMBERED);
  readonly #ranks = new RecentResults<Uint16Array>(REMEMBERED);
  readonly #words = new RecentResults<Uint16Array>(REMEMBERED_WORDS);
  readonly #vocabulary = new RecentResults<readonly KnownWord[]>(REMEMBERED_WORDS);
  #version = 0;
  #mark: Mark = NO_MARK;
  #loading: Promise<void> | undefined;
  #refreshing: Promise<void> = Promise.resolve();
  #soldUntil = 0;

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
    const news = await readChanges(this.#db, this.#mark);
    // The database was restored to an earlier state: the whole index is outdated.
    if (Number(news.mark) < Number(this.#mark)) return this.#rebuild();
    if (news.isNews) await this.#refreshInTurn();
    if (getSteadyTime() >= this.#soldUntil) await this.#countSold();
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

  #rebuild(): Promise<ProductIndex> {
    if (indexes.get(this.#db) === this) indexes.delete(this.#db);
    return productIndex(this.#db);
  }

  /** Changes made while the products are read are in the change log after the mark. */
  async #load(): Promise<void> {
    const { mark } = await readChanges(this.#db, NO_MARK);
    for (let last = 0; ; ) {
      const products = await findListedAfter(this.#db, last, BATCH);
      for (const product of products) this.#orders.note(this.#columns.put(product));
      if (products.length < BATCH) break;
      last = products.at(-1)?.id ?? last;
      await nextTurn();
    }
    await this.#readCategoryNames();
    this.#mark = mark;
  }

  /** Renaming a category changes its products, so a refresh follows. */
  async #readCategoryNames(): Promise<void> {
    const categories = await findCategoryNames(this.#db);
    this.#columns.categoryKeys = new Map(
      categories.map(({ id, name_el, name_en }) => [id, foldWords(`${name_el} ${name_en}`)]),
    );
  }

  /** Other requests meanwhile use the previous numbers. */
  async #countSold(): Promise<void> {
    this.#soldUntil = getSteadyTime() + SOLD_LIFETIME_MS;
    const sold = await findSoldQuantities(this.#db, new Date());
    for (const row of this.#columns.setSold(sold)) this.#orders.note(row);
  }

  /** One refresh at a time, so that an older result never overwrites a newer one. */
  #refreshInTurn(): Promise<void> {
    const refreshed = this.#refreshing.then(() => this.#refresh());
    this.#refreshing = refreshed.catch(() => undefined);
    return refreshed;
  }

  async #refresh(): Promise<void> {
    const { mark, isNews } = await readChanges(this.#db, this.#mark);
    if (!isNews) return;
    const ids = await findChangedIds(this.#db, this.#mark);
    await this.#readCategoryNames();
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
      // Set after the data: results computed meanwhile belong to the previous version.
      this.#version++;
    }
    this.#mark = mark;
  }
}
