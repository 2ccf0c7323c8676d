const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // Quoted input, as in the message of JSON.parse. Names of properties have single quotes.
  [/"[^"]*"?/g, '"…"'],
  [/\b(?:https?|data|blob):\S+/gi, '[address]'],
  [/\S+@\S+/g, '[e-mail]'],
  [/\b[\w-]{24,}\b/g, '[token]'],
  [/\+?\d[\d .:/-]{2,}\d/g, '[number]'],
  // Messages of code are English, what visitors write is Greek for the most part.
  [/[^\p{ASCII}…]+(?:\s+[^\p{ASCII}…]+)*/gu, '[text]'],
];

/** An error's message without what may be personal data: addresses, e-mail addresses, tokens, numbers, quoted and Greek text. */
export function scrubText(text: string): string {
  return REPLACEMENTS.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
}
