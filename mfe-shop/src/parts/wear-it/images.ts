import { getImageUrl } from '@fakos/contracts/images/contract';
import { cutOutFrame } from './cut-out-frame.ts';
import { type Box, fitWithin, type Placement } from './place-frame.ts';

/** Longer edge of the photo as it is drawn, in pixels: sharp on every screen, and small enough for the memory of phones. */
const MAX_PHOTO_EDGE = 1600;
/** Width of the product image in pixels. */
const FRAME_IMAGE_WIDTH = 800;
const SAVED_TYPE = 'image/jpeg';
const SAVED_QUALITY = 0.92;

/** A frame without its background, and where it is in its image. */
export interface CutOut {
  readonly source: HTMLCanvasElement;
  readonly box: Box;
}

function createCanvas({ width, height }: Pick<Box, 'width' | 'height'>) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  return { canvas, context };
}

/** Reads a photo upright and scaled down; rejects for a file that the browser cannot decode. It stays in memory. */
export async function readPhoto(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { canvas, context } = createCanvas(fitWithin(bitmap, MAX_PHOTO_EDGE));
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** Loads a product image and cuts the frame out; rejects where it cannot be loaded or shows no frame. */
export async function loadFrame(file: string): Promise<CutOut> {
  const image = new Image();
  image.src = getImageUrl('product', file, FRAME_IMAGE_WIDTH);
  await image.decode();
  const { canvas, context } = createCanvas({ width: image.naturalWidth, height: image.naturalHeight });
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const box = cutOutFrame(pixels);
  if (!box) throw new Error('The image shows no frame.');
  context.putImageData(pixels, 0, 0);
  return { source: canvas, box };
}

/** Draws the photo, and the frame where it is placed. */
export function drawWorn(
  canvas: HTMLCanvasElement,
  photo: HTMLCanvasElement,
  frame?: CutOut,
  placement?: Placement,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(photo, 0, 0);
  if (!frame || !placement) return;
  const { box, source } = frame;
  const { centre, angle, width } = placement;
  const height = (width / box.width) * box.height;
  context.translate(centre.x, centre.y);
  context.rotate(angle);
  context.drawImage(source, box.x, box.y, box.width, box.height, -width / 2, -height / 2, width, height);
}

/** Saves a canvas as a file of the device; rejects where the browser cannot encode it. */
export async function saveCanvas(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, SAVED_TYPE, SAVED_QUALITY);
  });
  if (!blob) throw new Error('The image cannot be encoded.');
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.jpg`;
  link.click();
  URL.revokeObjectURL(url);
}
