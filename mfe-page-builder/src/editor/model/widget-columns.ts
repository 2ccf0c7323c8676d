import * as widgets from '@fakos/contracts/widgets';
import type { FieldDescriptions, WidgetDescription } from '@fakos/contracts/widgets/widget';

const descriptions: ReadonlyMap<string, WidgetDescription> = new Map(
  Object.values(widgets).map((description) => [description.type, description]),
);

/** Finds the fields of a type of widget; undefined for an unknown type. */
export type FindFields = (type: string) => FieldDescriptions | undefined;

/** {@link FindFields} among the page builder's own widgets. */
export const findOwnFields: FindFields = (type) => descriptions.get(type)?.fields;

/** Names of the fields of a type that hold widgets, in their order on the page; none for an unknown type. */
export function getColumnNames(type: string): readonly string[] {
  const fields = Object.entries(descriptions.get(type)?.fields ?? {});
  return fields.flatMap(([name, { kind }]) => (kind === 'column' ? [name] : []));
}
