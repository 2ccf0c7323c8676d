import type { CompiledQuery } from 'kysely';
import { engineOf } from './engine.ts';
import type { ShopDatabase } from './schema.ts';

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * A statement that is built and compiled once for each shape, for calls that are answered thousands of times a second;
 * afterwards only its values change. `build` makes the same statement for the same shape; `values` are all of its values,
 * in the order in which they stand in it.
 */
export function compiledOnce<Row, Shape>(build: (db: ShopDatabase, shape: Shape) => Compilable<Row>) {
  const compiled = new Map<string, CompiledQuery<Row>>();
  return async function run(db: ShopDatabase, shape: Shape, values: readonly unknown[]): Promise<Row[]> {
    const key = engineOf(db) + JSON.stringify(shape);
    let query = compiled.get(key);
    if (!query) {
      query = build(db, shape).compile();
      compiled.set(key, query);
    }
    if (query.parameters.length !== values.length) throw new Error('The values do not fit the statement.');
    return (await db.executeQuery<Row>({ ...query, parameters: values })).rows;
  };
}
