/** Global function of a watched page that lists the changes. Not enumerable. */
const LIST_CHANGES = '__fakosListPrototypeChanges';

/**
 * Runs in a page before its own scripts: notes the properties of the built-in prototypes and lists, when it is asked, which of
 * them were added, changed or removed since. It is sent to the browser as text, so it uses nothing from outside.
 *
 * @param listChanges name of the global function that lists the changes
 */
function watchPrototypes(listChanges: string): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const prototypes: [string, object][] = [];
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const { value } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
    if (typeof value === 'function' && /^[A-Z]/.test(name) && typeof value.prototype === 'object' && value.prototype)
      prototypes.push([name, value.prototype as object]);
  }
  const getKey = ({ value, get, set }: PropertyDescriptor) => [value, get, set] as const;
  const before = prototypes.map(([, prototype]) => {
    const properties = new Map<PropertyKey, readonly unknown[]>();
    for (const property of Reflect.ownKeys(prototype)) {
      const descriptor = Object.getOwnPropertyDescriptor(prototype, property);
      if (descriptor) properties.set(property, getKey(descriptor));
    }
    return properties;
  });
  const compare = (name: string, prototype: object, properties: Map<PropertyKey, readonly unknown[]>) => {
    const changes: string[] = [];
    for (const property of new Set([...properties.keys(), ...Reflect.ownKeys(prototype)])) {
      const known = properties.get(property);
      const descriptor = Object.getOwnPropertyDescriptor(prototype, property);
      const label = `${name}.prototype${typeof property === 'symbol' ? `[${String(property)}]` : `.${property}`}`;
      if (!descriptor) changes.push(`${label} was removed`);
      else if (!known) changes.push(`${label} was added`);
      else if (getKey(descriptor).some((part, index) => part !== known[index])) changes.push(`${label} was changed`);
    }
    return changes;
  };
  Object.defineProperty(scope, listChanges, {
    value: () => prototypes.flatMap(([name, prototype], index) => compare(name, prototype, before[index] ?? new Map())),
  });
}

/** Script that notes the built-in prototypes of a page; it runs before all others. */
export const prototypeWatchScript = `(${watchPrototypes.toString()})(${JSON.stringify(LIST_CHANGES)});`;

/** Expression that lists the changes of the built-in prototypes since, such as `Array.prototype.last was added`. */
export const prototypeChangesExpression = `globalThis[${JSON.stringify(LIST_CHANGES)}]()`;
