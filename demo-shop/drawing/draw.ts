import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { demoShopImages } from '../src/demo-shop.ts';
import type { DrawingJob } from './draw.worker.ts';
import { drawnImagesFile, hashDrawing, readDrawnImages } from './drawn-images.ts';
import { type Drawing, listDrawings } from './list-drawings.ts';

/** The folder of files that are not drawn. */
const LOGOS = 'logos';

/**
 * Draws the images of the demo shop: `npm run draw -w demo-shop`. Images that are up to date are skipped; after a change of
 * the drawing program, `-- --all` draws all of them. Images that no row names are removed.
 */
async function draw(): Promise<void> {
  const drawings = listDrawings();
  const drawn = process.argv.includes('--all') ? {} : await readDrawnImages();
  const outdated = drawings.filter(
    (drawing) => drawn[drawing.file] !== hashDrawing(drawing) || !existsSync(join(demoShopImages, drawing.file)),
  );
  await removeUnnamed(drawings);
  await drawAll(outdated);
  const hashes = drawings.map((drawing) => [drawing.file, hashDrawing(drawing)] as const);
  const sorted = Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(drawnImagesFile, `${JSON.stringify(sorted, null, 2)}\n`);
  process.stdout.write(`${outdated.length} of ${drawings.length} images drawn\n`);
}

async function removeUnnamed(drawings: readonly Drawing[]): Promise<void> {
  const named = new Set(drawings.map(({ file }) => file));
  for (const folder of await readdir(demoShopImages)) {
    if (folder === LOGOS) continue;
    for (const name of await readdir(join(demoShopImages, folder))) {
      if (!named.has(`${folder}/${name}`)) await rm(join(demoShopImages, folder, name), { recursive: true });
    }
  }
}

async function drawAll(drawings: readonly Drawing[]): Promise<void> {
  const jobs = drawings.map(({ file, spec, width }): DrawingJob => ({ path: join(demoShopImages, file), spec, width }));
  for (const folder of new Set(jobs.map(({ path }) => dirname(path)))) await mkdir(folder, { recursive: true });
  const queue = [...jobs];
  const workers = Math.min(availableParallelism(), jobs.length);
  await Promise.all(Array.from({ length: workers }, () => drawQueue(queue)));
}

/** Draws images from a shared queue on a thread until the queue is empty. */
async function drawQueue(queue: DrawingJob[]): Promise<void> {
  const worker = new Worker(new URL('./draw.worker.ts', import.meta.url));
  try {
    for (let job = queue.shift(); job; job = queue.shift()) await drawOn(worker, job);
  } finally {
    // After an error, the other threads stop as well.
    queue.length = 0;
    await worker.terminate();
  }
}

function drawOn(worker: Worker, job: DrawingJob): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      resolve();
    });
    worker.postMessage(job);
  });
}

await draw();
