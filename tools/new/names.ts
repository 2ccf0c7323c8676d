/** `opening-hours` as `openingHours`. */
export function toCamelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `opening-hours` as `OpeningHours`. */
export function toPascalCase(name: string): string {
  return capitalize(toCamelCase(name));
}

/** `opening-hours` as `Opening hours`. */
export function toSentence(name: string): string {
  return capitalize(name.replaceAll('-', ' '));
}

/** `opening-hours` as `opening_hours`. */
export function toSnakeCase(name: string): string {
  return name.replaceAll('-', '_');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
