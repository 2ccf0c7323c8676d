import { MAX_UPLOAD_BYTES } from '@fakos/contracts/images/contract';
import type { UploadedImage } from '@fakos/contracts/media/contract';
import { createUploadQueue, type UploadSender } from './upload-queue.ts';

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal;
  onProgress(sent: number): void;
  resolve(): void;
  reject(failure: unknown): void;
}

/** A sender whose uploads are completed by the test. */
function createSender() {
  const sent: Sent[] = [];
  const onStored = jest.fn();
  const sender: UploadSender = {
    onStored,
    send: ({ file }, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        const image = { id: sent.length + 1, filename: file.name } as UploadedImage;
        sent.push({ name: file.name, signal, onProgress, resolve: () => resolve(image), reject });
      }),
  };
  return { sender, sent, onStored };
}

const createFiles = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index}.jpg`));
/** Lets the promises of finished uploads run. */
async function settle() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

test('three files are sent at a time, each with its own progress, and the library is fetched again at the end', async () => {
  const queue = createUploadQueue();
  const { sender, sent, onStored } = createSender();
  queue.add(createFiles(5), 'pages', sender);
  expect(sent.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg']);
  sent[1]?.onProgress(0.4);
  expect(queue.getUploads().map(({ state, progress }) => [state, progress])).toEqual([
    ['running', 0],
    ['running', 0.4],
    ['running', 0],
    ['waiting', 0],
    ['waiting', 0],
  ]);
  for (let index = 0; index < 5; index++) {
    sent[index]?.resolve();
    await settle();
    expect(onStored).toHaveBeenCalledTimes(index === 4 ? 1 : 0);
  }
  expect(queue.getUploads().map(({ state, image }) => [state, image?.id])).toEqual(
    [1, 2, 3, 4, 5].map((id) => ['done', id]),
  );
  queue.clearFinished();
  expect(queue.getUploads()).toEqual([]);
});

test('one that fails or is cancelled stops no other, and is sent again on request', async () => {
  const queue = createUploadQueue();
  const { sender, sent } = createSender();
  const getStates = () => queue.getUploads().map(({ state }) => state);
  queue.add(createFiles(4), 'pages', sender);
  sent[0]?.reject({ code: 'NETWORK', status: 0 });
  queue.cancel(2);
  queue.cancel(4);
  await settle();
  expect(sent[1]?.signal.aborted).toBe(true);
  expect(getStates()).toEqual(['failed', 'cancelled', 'running', 'cancelled']);
  queue.clearFinished();
  queue.add([new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'large.jpg')], 'pages', sender);
  expect(getStates()).toEqual(['running', 'failed']);
  expect(sent).toHaveLength(3);
  sent[2]?.reject({ code: 'NETWORK', status: 0 });
  await settle();
  queue.retry(3);
  sent[3]?.resolve();
  await settle();
  expect(getStates()).toEqual(['done', 'failed']);
});
