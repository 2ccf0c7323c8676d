/** The languages of the API's responses. */
export type UpstreamLanguage = 'el' | 'en';

const MAX_PARSED_HEADERS = 512;
const parsed = new Map<string, UpstreamLanguage>();

/** The language of the product that an `Accept-Language` header prefers; Greek where it names neither. */
export function getPreferredLanguage(header: string | undefined): UpstreamLanguage {
  if (header === undefined) return 'el';
  const known = parsed.get(header);
  if (known !== undefined) return known;
  const language = parsePreferredLanguage(header);
  if (parsed.size >= MAX_PARSED_HEADERS) parsed.clear();
  parsed.set(header, language);
  return language;
}

function parsePreferredLanguage(header: string): UpstreamLanguage {
  let best: UpstreamLanguage = 'el';
  let bestWeight = 0;
  for (const range of header.toLowerCase().split(',')) {
    const [tag = '', ...options] = range.split(';').map((part) => part.trim());
    const language = tag === '*' ? 'el' : tag.split('-', 1)[0];
    const weight = Number(options.find((option) => option.startsWith('q='))?.slice(2) ?? 1);
    if ((language === 'el' || language === 'en') && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
