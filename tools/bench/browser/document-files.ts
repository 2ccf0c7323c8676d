/** Kinds of files in a view, besides images and API responses. */
export type FileKind = 'scripts' | 'styles' | 'fonts';

/** Files of a page by kind, as absolute addresses. */
export type ViewFiles = Readonly<Record<FileKind, ReadonlySet<string>>>;

const preloadKinds: Readonly<Record<string, FileKind>> = { script: 'scripts', style: 'styles', font: 'fonts' };

/** Files in the lists of the gateway's inline script, which downloads them after the page has loaded. */
const listedScript = /"href":"([^"]+\.js)"/g;
const listedFont = /"([^"]+\.woff2)"[,\]]/g;

/** The files that a document references for its first view: scripts, style sheets and preloads. */
export function listDocumentFiles(html: string, address: string): ViewFiles {
  const files = { scripts: new Set<string>(), styles: new Set<string>(), fonts: new Set<string>() };
  for (const [, tag = '', attributes = ''] of html.matchAll(/<(script|link)\b([^>]*)>/g)) {
    const readAttribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const file = readAttribute(tag === 'script' ? 'src' : 'href');
    const kind = getKind(tag, readAttribute);
    if (file && kind) files[kind].add(new URL(file, address).href);
  }
  for (const [, script = ''] of html.matchAll(listedScript)) files.scripts.add(new URL(script, address).href);
  for (const [, font = ''] of html.matchAll(listedFont)) files.fonts.add(new URL(font, address).href);
  return files;
}

function getKind(tag: string, readAttribute: (name: string) => string | undefined): FileKind | undefined {
  if (tag === 'script') return 'scripts';
  const relation = readAttribute('rel');
  if (relation === 'stylesheet') return 'styles';
  if (relation === 'modulepreload') return 'scripts';
  return relation === 'preload' ? preloadKinds[readAttribute('as') ?? ''] : undefined;
}
