import { brotliCompressSync } from 'node:zlib';
import { askOrThrow } from './ask.ts';
import type { FirstView } from './first-view.ts';
import { type FileKind, namedFiles } from './named-files.ts';

const KILOBYTE = 1_000;

const fetchedAs: Readonly<Record<FileKind, string>> = { scripts: 'Script', styles: 'Stylesheet', fonts: 'Font' };

/** kB that a first view takes of one kind. */
export interface Weight {
  /** What the document names. */
  readonly named: number;
  /** What the browser asked for before the page was loaded. */
  readonly fetched: number;
}

/** What a first view weighs, as it is sent to whoever takes brotli. */
export interface ViewWeight extends Readonly<Record<FileKind, Weight>> {
  readonly html: number;
}

/** Weighs a page by its document and by what a browser really asked for. */
export async function weighView(url: string, { requests }: FirstView): Promise<ViewWeight> {
  const named = namedFiles((await askOrThrow(url, 'identity')).body.toString(), url);
  const weigh = async (kind: FileKind): Promise<Weight> => {
    const fetched = requests.filter((request) => request.kind === fetchedAs[kind] && request.isBeforeLoad);
    return { named: await sum(named[kind]), fetched: await sum(new Set(fetched.map((request) => request.url))) };
  };
  return {
    scripts: await weigh('scripts'),
    styles: await weigh('styles'),
    fonts: await weigh('fonts'),
    html: await sum(new Set([url])),
  };
}

async function sum(files: ReadonlySet<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += await weighFile(file);
  return bytes / KILOBYTE;
}

/** Fonts are compressed in themselves; anything else that comes as it is, is weighed as brotli would send it. */
async function weighFile(file: string): Promise<number> {
  const { body, encoding } = await askOrThrow(file);
  return encoding === 'br' || file.endsWith('.woff2') ? body.length : brotliCompressSync(body).length;
}
