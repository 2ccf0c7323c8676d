/** What a view is made of, besides pictures and answers. */
export type FileKind = 'scripts' | 'styles' | 'fonts';

/** Files of a page, by kind, as absolute addresses. */
export type ViewFiles = Readonly<Record<FileKind, ReadonlySet<string>>>;

const kindOfPreload: Readonly<Record<string, FileKind>> = { script: 'scripts', style: 'styles', font: 'fonts' };

/** The files that a document names for its first view: its scripts, style sheets and preloads. */
export function namedFiles(html: string, address: string): ViewFiles {
  const files = { scripts: new Set<string>(), styles: new Set<string>(), fonts: new Set<string>() };
  for (const [, tag = '', attributes = ''] of html.matchAll(/<(script|link)\b([^>]*)>/g)) {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const file = read(tag === 'script' ? 'src' : 'href');
    const kind = kindOf(tag, read);
    if (file && kind) files[kind].add(new URL(file, address).href);
  }
  return files;
}

function kindOf(tag: string, read: (name: string) => string | undefined): FileKind | undefined {
  if (tag === 'script') return 'scripts';
  const relation = read('rel');
  if (relation === 'stylesheet') return 'styles';
  if (relation === 'modulepreload') return 'scripts';
  return relation === 'preload' ? kindOfPreload[read('as') ?? ''] : undefined;
}
