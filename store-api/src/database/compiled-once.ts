import type { CompiledQuery } from 'kysely';
import { getEngine } from './engine.ts';
import type { ShopDatabase } from './schema.ts';

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * A statement that is built and compiled once for each shape, for endpoints with thousands of requests per second.
 * `build` must return the same statement for the same shape; `values` are all parameters of the statement in their order.
 */
export function compiledOnce<Row, Shape>(build: (db: ShopDatabase, shape: Shape) => Compilable<Row>) {
  const compiled = new Map<string, CompiledQuery<Row>>();
  return async function run(db: ShopDatabase, shape: Shape, values: readonly unknown[]): Promise<Row[]> {
    const key = getEngine(db) + JSON.stringify(shape);
    let query = compiled.get(key);
    if (!query) {
      query = build(db, shape).compile();
      compiled.set(key, query);
    }
    if (query.parameters.length !== values.length) throw new Error('The values do not fit the statement.');
    return (await db.executeQuery<Row>({ ...query, parameters: values })).rows;
  };
}
