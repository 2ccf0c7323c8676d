/** The languages that the API answers in. */
export type UpstreamLanguage = 'el' | 'en';

const MAX_REMEMBERED = 512;
const remembered = new Map<string, UpstreamLanguage>();

/** The language that an `Accept-Language` header prefers of ours; Greek where it names neither. */
export function languageOfHeaders(header: string | undefined): UpstreamLanguage {
  if (header === undefined) return 'el';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const language = preferred(header);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, language);
  return language;
}

function preferred(header: string): UpstreamLanguage {
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
