import * as widgets from '@fakos/contracts/widgets';
import type { FieldDescriptions, WidgetDescription } from '@fakos/contracts/widgets/widget';

const descriptions: ReadonlyMap<string, WidgetDescription> = new Map(
  Object.values(widgets).map((description) => [description.type, description]),
);

/** Finds the fields of a type of widget; undefined for an unknown type. */
export type FindFields = (type: string) => FieldDescriptions | undefined;

/** {@link FindFields} among the page builder's own widgets. */
export const findOwnFields: FindFields = (type) => descriptions.get(type)?.fields;

/** Names of the fields of a type that hold widgets, in their order on the page. */
export type GetColumnNames = (type: string) => readonly string[];

const columnNames = new Map<string, readonly string[]>(
  [...descriptions].map(([type, { fields }]) => [type, listColumnNames(fields)]),
);

/** Adds the columns of contributed widgets. It is called before a page is read, whose columns would be fields without it. */
export function registerColumns(contributed: Iterable<WidgetDescription>): void {
  for (const { type, fields } of contributed) columnNames.set(type, listColumnNames(fields));
}

/** See {@link GetColumnNames}; none for an unknown type. */
export const getColumnNames: GetColumnNames = (type) => columnNames.get(type) ?? [];

function listColumnNames(fields: FieldDescriptions): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'column' ? [name] : []));
}
