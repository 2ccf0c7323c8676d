import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DemoCatalogue } from './demo/demo-catalogue.types.ts';
import type { ImageSpec } from './demo/images/image-spec.ts';
import { categoryImageName, imageNames, singleImageName } from './image-names.ts';
import type { DrawingJob } from './seed-images.worker.ts';

const PRODUCT_WIDTH = 1200;
const SCENE_WIDTH = 1600;
/** Drawing is arithmetic: one worker for each of the two cores that the smallest machine has. */
const WORKERS = 2;
/** Pictures between two words about how far the drawing is: some seconds' worth. */
const PICTURES_A_LINE = 20;

/** Draws the demo shop's pictures that are not there yet. */
export async function drawMissingImages(
  catalogue: DemoCatalogue,
  uploads: string,
  onProgress: (step: string) => void,
): Promise<void> {
  await writeLogos(catalogue, uploads);
  const jobs = await missingJobs(drawingJobs(catalogue, uploads));
  if (jobs.length === 0) return;
  for (const folder of new Set(jobs.map((job) => dirname(job.path)))) await mkdir(folder, { recursive: true });
  let done = 0;
  const queue = [...jobs];
  const report = () => {
    done += 1;
    if (done % PICTURES_A_LINE === 0 || done === jobs.length) onProgress(`Drawing pictures ${done}/${jobs.length}`);
  };
  const size = Math.min(WORKERS, jobs.length);
  await Promise.all(Array.from({ length: size }, () => workThrough(queue, report)));
}

function drawingJobs(catalogue: DemoCatalogue, uploads: string): DrawingJob[] {
  const job = (folder: string, name: string, spec: ImageSpec, width: number): DrawingJob => ({
    path: join(uploads, folder, name),
    spec,
    width,
  });
  const several = (folder: string, width: number) => (thing: { slug: string; images: readonly ImageSpec[] }) => {
    const names = imageNames(thing.slug, thing.images.length);
    return thing.images.map((spec, index) => job(folder, names[index] ?? '', spec, width));
  };
  return [
    ...catalogue.products.flatMap(several('products', PRODUCT_WIDTH)),
    ...catalogue.posts.flatMap(several('posts', SCENE_WIDTH)),
    ...catalogue.categories.map(({ slug, image }) => job('categories', categoryImageName(slug), image, SCENE_WIDTH)),
    ...catalogue.services.map(({ slug, image }) => job('services', singleImageName(slug), image, SCENE_WIDTH)),
    ...catalogue.gallery.map(({ name, image }) => job('gallery', singleImageName(name), image, SCENE_WIDTH)),
    ...Object.entries(catalogue.scenes).map(([name, spec]) => job('pages', singleImageName(name), spec, SCENE_WIDTH)),
  ];
}

async function missingJobs(jobs: readonly DrawingJob[]): Promise<DrawingJob[]> {
  const isMissing = await Promise.all(
    jobs.map(({ path }) =>
      access(path).then(
        () => false,
        () => true,
      ),
    ),
  );
  return jobs.filter((_, index) => isMissing[index]);
}

/** One worker takes jobs from the shared queue until none is left; a fault leaves the others nothing more to do. */
async function workThrough(queue: DrawingJob[], report: () => void): Promise<void> {
  const worker = new Worker(new URL('./seed-images.worker.ts', import.meta.url));
  try {
    for (let job = queue.shift(); job; job = queue.shift()) {
      await draw(worker, job);
      report();
    }
  } catch (error) {
    queue.length = 0;
    throw error;
  } finally {
    await worker.terminate();
  }
}

function draw(worker: Worker, job: DrawingJob): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      resolve();
    });
    worker.postMessage(job);
  });
}

async function writeLogos({ settings }: DemoCatalogue, uploads: string): Promise<void> {
  const folder = join(uploads, 'logos');
  await mkdir(folder, { recursive: true });
  const files = { 'logo.svg': settings.logoSvg, 'favicon.svg': settings.faviconSvg };
  for (const [name, svg] of Object.entries(files)) {
    // A logo that the shop has put there since stays.
    await writeFile(join(folder, name), svg, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
