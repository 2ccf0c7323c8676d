/**
 * Text of a file to make. Every line stands behind a `|`, so that it can be indented where it is written and no check of
 * the house takes its imports for imports of the generator.
 */
export function source(strings: TemplateStringsArray, ...values: string[]): string {
  const margin = /^ *\| ?/;
  const lines = String.raw({ raw: strings }, ...values)
    .split('\n')
    .filter((line) => margin.test(line));
  return `${lines.map((line) => line.replace(margin, '')).join('\n')}\n`;
}

/** A text as a TypeScript string. */
export function literal(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** A file of JSON. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
