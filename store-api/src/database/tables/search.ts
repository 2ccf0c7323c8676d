/** Which products changed since a reader looked; `mark` is a running number on SQLite, a transaction on PostgreSQL. */
export interface ProductChangesTable {
  product_id: number;
  mark: string | number;
}

/** The words of products and posts, written by triggers alone; read through `store-api/src/search`. */
export interface SearchTables {
  product_changes: ProductChangesTable;
}
