/** `opening-hours` as `openingHours`. */
export function camel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `opening-hours` as `OpeningHours`. */
export function pascal(name: string): string {
  return capital(camel(name));
}

/** `opening-hours` as `Opening hours`. */
export function sentence(name: string): string {
  return capital(name.replaceAll('-', ' '));
}

/** `opening-hours` as `opening_hours`. */
export function snake(name: string): string {
  return name.replaceAll('-', '_');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
