/**
 * Text of a generated file. Every line starts with `|`, so that templates can be indented and the import checks do not
 * mistake the template's imports for the generator's.
 */
export function source(strings: TemplateStringsArray, ...values: string[]): string {
  const margin = /^ *\| ?/;
  const lines = String.raw({ raw: strings }, ...values)
    .split('\n')
    .filter((line) => margin.test(line));
  return `${lines.map((line) => line.replace(margin, '')).join('\n')}\n`;
}

/** Formats a text as a TypeScript string literal. */
export function literal(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** Formats a JSON file. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
