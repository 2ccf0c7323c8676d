import { writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { ImageSpec } from '../src/image-spec.ts';
import { drawImage } from './draw-image.ts';

/** An image to draw and the file to write it to. */
export interface DrawingJob {
  readonly path: string;
  readonly spec: ImageSpec;
  readonly width: number;
}

parentPort?.on('message', async ({ path, spec, width }: DrawingJob) => {
  await writeFile(path, await drawImage(spec, width));
  parentPort?.postMessage('drawn');
});
