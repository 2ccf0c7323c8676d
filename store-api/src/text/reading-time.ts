const WORDS_PER_MINUTE = 200;

/** Whole minutes that HTML takes to read, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
