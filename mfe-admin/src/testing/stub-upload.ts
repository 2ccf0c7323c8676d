/** An upload that the page has started. */
export interface SentUpload {
  /** Name of the file. */
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Reports the part of the file that was sent. */
  report(part: number): void;
  /** Ends the upload with a response. */
  respond(status: number, response: object): void;
  readonly isAborted: boolean;
}

/**
 * Replaces `XMLHttpRequest`, by which files are uploaded. The test decides how each upload continues.
 *
 * @returns the uploads so far; the array grows with each one
 */
export function stubUploads(): SentUpload[] {
  const uploads: SentUpload[] = [];

  class UploadRequest {
    status = 0;
    responseText = '';
    isAborted = false;
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onloadend?: () => void;

    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }

    send(form: FormData) {
      const file = form.get('file') as File;
      form.delete('file');
      const isAborted = () => this.isAborted;
      uploads.push({
        name: file.name,
        fields: Object.fromEntries(form) as Record<string, string>,
        report: (part) => this.upload.onprogress?.({ loaded: part, total: 1 }),
        respond: (status, response) => this.end(status, JSON.stringify(response)),
        get isAborted() {
          return isAborted();
        },
      });
    }

    abort() {
      this.isAborted = true;
      this.end(0, '');
    }

    private end(status: number, text: string) {
      this.status = status;
      this.responseText = text;
      this.onloadend?.();
    }
  }

  globalThis.XMLHttpRequest = UploadRequest as unknown as typeof XMLHttpRequest;
  return uploads;
}
