import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { drawImage } from './demo/images/draw-image.ts';
import type { ImageSpec } from './demo/images/image-spec.ts';

/** A picture to draw and where it goes. */
export interface DrawingJob {
  readonly path: string;
  readonly spec: ImageSpec;
  readonly width: number;
}

parentPort?.on('message', async ({ path, spec, width }: DrawingJob) => {
  // Instances that start together may draw the same one.
  const half = `${path}.${randomUUID()}.half`;
  await writeFile(half, await drawImage(spec, width));
  await rename(half, path);
  parentPort?.postMessage('drawn');
});
