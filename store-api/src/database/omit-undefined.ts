type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The filters that have a value, for Kysely's `eb.and({ … })`: an undefined one must not restrict the rows. */
export function omitUndefined<T extends object>(filters: T): Defined<T> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Defined<T>;
}
