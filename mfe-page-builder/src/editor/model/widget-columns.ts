import * as widgets from '@fakos/contracts/widgets';
import type { WidgetDescription } from '@fakos/contracts/widgets/widget';

const descriptions: ReadonlyMap<string, WidgetDescription> = new Map(
  Object.values(widgets).map((description) => [description.type, description]),
);

/** The description of a type of widget; undefined for an unknown type. */
export function findDescription(type: string): WidgetDescription | undefined {
  return descriptions.get(type);
}

/** Names of the fields of a type that hold widgets, in their order on the page; none for an unknown type. */
export function getColumnNames(type: string): readonly string[] {
  const fields = Object.entries(descriptions.get(type)?.fields ?? {});
  return fields.flatMap(([name, { kind }]) => (kind === 'column' ? [name] : []));
}
