import { MAX_UPLOAD_BYTES } from '@fakos/contracts/images/contract';
import type { ImageFolder, UploadedImage } from '@fakos/contracts/media/contract';
import type { ApiFailure } from '@fakos/shared-kit/api';

/** Uploads that run at the same time; browsers open few connections to one site. */
const MAX_RUNNING = 3;

/** State of one file's upload. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly folder: ImageFolder;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** The part of the file that was sent, 0 to 1. */
  readonly progress: number;
  /** The API's failure, of a failed upload. */
  readonly failure?: unknown;
  /** The image in the library, of an upload that is done. */
  readonly image?: UploadedImage;
}

/** Sends files for a queue. */
export interface UploadSender {
  /** Sends one file; rejects with the API's failure. */
  send(
    upload: Pick<Upload, 'file' | 'folder'>,
    options: { readonly onProgress: (sent: number) => void; readonly signal: AbortSignal },
  ): Promise<UploadedImage>;
  /** Called when the queue is empty, if any file was stored. */
  onStored(): void;
}

/** Uploads of several files, a few at a time. It outlives the component that shows it. */
export interface UploadQueue {
  /** The same array until something changes. */
  getUploads(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[], folder: ImageFolder, sender: UploadSender): void;
  cancel(id: number): void;
  /** Sends a failed or cancelled file again. */
  retry(id: number): void;
  /** Removes finished, failed and cancelled uploads. */
  clearFinished(): void;
}

const tooLarge: ApiFailure = { code: 'TOO_LARGE', status: 413 };

/** See {@link UploadQueue}. */
export function createUploadQueue(): UploadQueue {
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  let hasStored = false;
  const listeners = new Set<() => void>();
  const senders = new Map<number, UploadSender>();
  const controllers = new Map<number, AbortController>();

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function change(id: number, changes: Partial<Upload>): void {
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length;

  function startNext(): void {
    while (count('running') < MAX_RUNNING) {
      const next = uploads.find(({ state }) => state === 'waiting');
      if (!next) return;
      void run(next);
    }
  }

  async function run({ id, file, folder }: Upload): Promise<void> {
    const controller = new AbortController();
    const sender = senders.get(id);
    if (!sender) return;
    controllers.set(id, controller);
    change(id, { state: 'running', progress: 0 });
    const onProgress = (progress: number) => change(id, { progress });
    try {
      const image = await sender.send({ file, folder }, { onProgress, signal: controller.signal });
      hasStored = true;
      change(id, { state: 'done', progress: 1, image });
    } catch (failure) {
      change(id, controller.signal.aborted ? { state: 'cancelled' } : { state: 'failed', failure });
    }
    controllers.delete(id);
    startNext();
    if (hasStored && count('running') === 0) {
      hasStored = false;
      sender.onStored();
    }
  }

  return {
    getUploads: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files, folder, sender) {
      const added = files.map((file): Upload => {
        lastId += 1;
        senders.set(lastId, sender);
        const upload = { id: lastId, file, folder, progress: 0 };
        if (file.size > MAX_UPLOAD_BYTES) return { ...upload, state: 'failed', failure: tooLarge };
        return { ...upload, state: 'waiting' };
      });
      set([...uploads, ...added]);
      startNext();
    },
    cancel(id) {
      const controller = controllers.get(id);
      if (controller) controller.abort();
      else change(id, { state: 'cancelled' });
    },
    retry(id) {
      change(id, { state: 'waiting', progress: 0 });
      startNext();
    },
    clearFinished() {
      const isOpen = ({ state }: Upload) => state === 'waiting' || state === 'running';
      for (const { id } of uploads.filter((upload) => !isOpen(upload))) senders.delete(id);
      set(uploads.filter(isOpen));
    },
  };
}
