/** A JSON Schema, as zod writes it. */
export interface Schema {
  readonly type?: string | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Texts that fit most patterns of the contracts: days, colours, addresses, numbers, names, files. */
const texts = [
  'abc',
  'a long enough password',
  'someone@example.gr',
  '2027-05-04',
  '2027-05-04T10:00:00.000Z',
  'https://example.gr/a',
  '/shop',
  '#00c7b5',
  '10563',
  '+302101234567',
  'picture.jpg',
  '094014201',
  'OP26-000001',
  '0123456789abcdef0123456789abcdef',
  'de305d54-75b4-431b-adb2-eb6b9e546014',
  'fakos-20260101T000000Z-manual.ndjson.gz',
  '1',
  '',
];

/** Texts of fields whose schema has a rule that JSON Schema cannot express. */
const textsByName: Readonly<Record<string, string>> = { path: '/shop', url: '/shop', vat_number: '094014201' };

/** Chooses the text of a field by its schema and its path (`sections.0.title`); undefined for a sample that fits. */
export type ChooseText = (schema: Schema, path: string) => string | undefined;

const chooseNothing: ChooseText = () => undefined;

/** Creates a value that the schema accepts, as far as JSON Schema expresses its rules. */
export function createSample(schema: Schema, chooseText = chooseNothing, path = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [variant] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (variant) return createSample(variant, chooseText, path);
  switch (schema.type ?? 'string') {
    case 'object':
      return sampleObject(schema, chooseText, path);
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, (_, index) =>
        createSample(schema.items ?? {}, chooseText, join(path, String(index))),
      );
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? Number.POSITIVE_INFINITY);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return chooseText(schema, path) ?? sampleText(schema);
  }
}

/** Includes optional properties, so that they are tested too. */
function sampleObject(schema: Schema, chooseText: ChooseText, path: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const place = join(path, name);
      const isText = property.type === 'string' && !property.enum && property.const === undefined;
      const special = isText ? (chooseText(property, place) ?? textsByName[name]) : undefined;
      return [name, special ?? createSample(property, chooseText, place)];
    }),
  );
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function sampleText({ pattern, minLength = 0 }: Schema): string {
  const fits = texts.find((text) => text.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(text)));
  return fits ?? 'abc';
}
