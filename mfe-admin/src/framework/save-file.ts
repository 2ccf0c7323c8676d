/** A file that the browser saves. */
interface SavedFile {
  readonly filename: string;
  readonly content: BlobPart;
  /** Media type with the character set. */
  readonly type: `${'text/csv' | 'text/plain' | 'application/json'};charset=${string}`;
}

/** Downloads a file. */
export function saveFile({ filename, content, type }: SavedFile): void {
  saveUrl(filename, URL.createObjectURL(new Blob([content], { type })));
}

/** Downloads the content of an object URL, which is revoked. */
export function saveUrl(filename: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
