import {
  allowedAttributes,
  allowedElements,
  isEmbedSource,
  isSafeUrl,
  urlAttributes,
} from '@fakos/contracts/html/allow-list';

/** A part that the sanitiser removes from a text: an element, an attribute, an unsafe address or a frame of another site. */
export interface RemovedHtml {
  readonly kind: 'element' | 'attribute' | 'address' | 'frame';
  /** The element or attribute as written, such as `<script>` or `style`, or the address. */
  readonly name: string;
  readonly count: number;
}

const isAllowedElement = (name: string) => (allowedElements as readonly string[]).includes(name);
const isUrlAttribute = (name: string) => (urlAttributes as readonly string[]).includes(name);

/** Lists the parts that the sanitiser will remove from a text, most frequent first; empty for clean HTML. */
export function listRemovedHtml(html: string): readonly RemovedHtml[] {
  const counts = new Map<string, RemovedHtml>();
  const add = (kind: RemovedHtml['kind'], name: string) => {
    const key = `${kind} ${name}`;
    counts.set(key, { kind, name, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  for (const element of listElements(html)) {
    const name = element.localName;
    if (!isAllowedElement(name)) {
      add('element', `<${name}>`);
      continue;
    }
    const source = element.getAttribute('src') ?? '';
    if (name === 'iframe' && !isEmbedSource(source)) {
      add('frame', source);
      continue;
    }
    const allowed = [...(allowedAttributes['*'] ?? []), ...(allowedAttributes[name] ?? [])];
    for (const attribute of element.attributes) {
      if (!allowed.includes(attribute.name)) add('attribute', attribute.name);
      else if (isUrlAttribute(attribute.name) && !isSafeUrl(attribute.value)) add('address', attribute.value);
    }
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

/** Elements that the editor replaces by equivalent ones. */
const EQUIVALENT = new Set(['b', 'i', 'thead', 'tbody', 'div', 'section', 'span']);

/** Allowed elements of a text that the editor's version of it no longer has, such as `<caption>`. */
export function listLostElements(html: string, edited: string): readonly string[] {
  const remaining = new Set(listElements(edited).map(({ localName }) => localName));
  const names = new Set(listElements(html).map(({ localName }) => localName));
  return [...names]
    .filter((name) => isAllowedElement(name) && !EQUIVALENT.has(name) && !remaining.has(name))
    .map((name) => `<${name}>`);
}

function listElements(html: string): readonly Element[] {
  const page = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  return [...page.head.querySelectorAll('*'), ...page.body.querySelectorAll('*')];
}
