import type { ImageFolder } from '@fakos/contracts/media/contract';
import { useImageUploader } from '@fakos/shared-kit/api/media/hooks';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Upload, UploadQueue, UploadSender } from './upload-queue.ts';

/** The uploads of a queue. */
export interface Uploads extends Pick<UploadQueue, 'cancel' | 'retry' | 'clearFinished'> {
  readonly list: readonly Upload[];
  /** True while uploads are waiting or running. */
  readonly isBusy: boolean;
  add(files: readonly File[]): void;
}

/** Shows a queue and adds files to it, which are stored in `folder`. Closing the busy page needs confirmation. */
export function useUploads(queue: UploadQueue, folder: ImageFolder): Uploads {
  const uploader = useImageUploader();
  const list = useSyncExternalStore(queue.subscribe, queue.getUploads);
  const isBusy = list.some(({ state }) => state === 'waiting' || state === 'running');
  const sender = useMemo<UploadSender>(
    () => ({
      send: async (fields, options) => (await uploader.upload(fields, options)).data,
      onStored: uploader.refresh,
    }),
    [uploader],
  );

  useEffect(
    function askBeforeClosing() {
      if (!isBusy) return;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [isBusy],
  );

  return useMemo(
    () => ({ ...queue, list, isBusy, add: (files) => queue.add(files, folder, sender) }),
    [queue, list, isBusy, folder, sender],
  );
}
