import { brotliCompressSync } from 'node:zlib';
import { requestOrThrow } from '../timed-request.ts';
import { type FileKind, listDocumentFiles } from './document-files.ts';
import type { FirstView } from './first-view.ts';

const KILOBYTE = 1_000;

const resourceTypes: Readonly<Record<FileKind, string>> = { scripts: 'Script', styles: 'Stylesheet', fonts: 'Font' };

/** Size of a first view's files of one kind, in kB. */
export interface Weight {
  /** Files that the document references. */
  readonly named: number;
  /** Files that the browser requested before the load event. */
  readonly fetched: number;
}

/** Size of a first view in kB, as sent to clients that accept brotli. */
export interface ViewWeight extends Readonly<Record<FileKind, Weight>> {
  readonly html: number;
}

/** Measures a page by its document and by the browser's requests. */
export async function weighView(url: string, { requests }: FirstView): Promise<ViewWeight> {
  const named = listDocumentFiles((await requestOrThrow(url, 'identity')).body.toString(), url);
  const weigh = async (kind: FileKind): Promise<Weight> => {
    const fetched = requests.filter((request) => request.kind === resourceTypes[kind] && request.isBeforeLoad);
    return {
      named: await sumSizes(named[kind]),
      fetched: await sumSizes(new Set(fetched.map((request) => request.url))),
    };
  };
  return {
    scripts: await weigh('scripts'),
    styles: await weigh('styles'),
    fonts: await weigh('fonts'),
    html: await sumSizes(new Set([url])),
  };
}

async function sumSizes(files: ReadonlySet<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += await weighFile(file);
  return bytes / KILOBYTE;
}

/** Fonts are already compressed; other files that arrive uncompressed are measured with brotli. */
async function weighFile(file: string): Promise<number> {
  const { body, encoding } = await requestOrThrow(file);
  return encoding === 'br' || file.endsWith('.woff2') ? body.length : brotliCompressSync(body).length;
}
