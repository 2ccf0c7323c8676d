import sharp from 'sharp';
import type { Sprite } from './studio/render.ts';

/** A layer of an image: an SVG of the same size, or rendered objects, which may be rendered smaller and enlarged. */
export type Layer = { readonly svg: string } | { readonly sprite: Sprite; readonly enlarge?: number };

/** High enough that the sizes which the API makes of an image lose nothing visible. */
const WEBP_QUALITY = 84;
const WEBP_EFFORT = 6;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

let latestBackdrop: { readonly svg: string; readonly pixels: Pixels } | undefined;

/** The pixels of a backdrop. The last one is cached, because the images of a product have the same. */
async function renderBackdrop(svg: string): Promise<Pixels> {
  if (latestBackdrop?.svg !== svg) {
    const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    latestBackdrop = { svg, pixels: { data, width: info.width, height: info.height } };
  }
  return { ...latestBackdrop.pixels, data: Buffer.from(latestBackdrop.pixels.data) };
}

/** Blends pixels with straight alpha into an image. */
function blendOnto(image: Pixels, sprite: Sprite): void {
  const { data } = image;
  const right = Math.min(sprite.width, image.width - sprite.left);
  const bottom = Math.min(sprite.height, image.height - sprite.top);
  for (let y = 0; y < bottom; y++) {
    let from = y * sprite.width * 4;
    let to = ((y + sprite.top) * image.width + sprite.left) * 3;
    for (let x = 0; x < right; x++, from += 4, to += 3) {
      const alpha = sprite.pixels[from + 3] as number;
      if (alpha === 0) continue;
      const share = alpha / 255;
      for (let c = 0; c < 3; c++) {
        const under = data[to + c] as number;
        data[to + c] = under + ((sprite.pixels[from + c] as number) - under) * share + 0.5;
      }
    }
  }
}

async function enlargeSprite(sprite: Sprite, factor: number): Promise<Sprite> {
  const size = { width: sprite.width * factor, height: sprite.height * factor };
  const pixels = await sharp(sprite.pixels, { raw: { width: sprite.width, height: sprite.height, channels: 4 } })
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { pixels, ...size, left: sprite.left * factor, top: sprite.top * factor };
}

async function renderLayer(layer: Layer): Promise<Sprite> {
  if ('sprite' in layer) return layer.enlarge ? enlargeSprite(layer.sprite, layer.enlarge) : layer.sprite;
  const { data, info } = await sharp(Buffer.from(layer.svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, left: 0, top: 0 };
}

/** Draws the layers over a backdrop and encodes the result as WebP. */
export async function composeImage(backdrop: string, layers: readonly Layer[]): Promise<Buffer> {
  const image = await renderBackdrop(backdrop);
  for (const layer of layers) blendOnto(image, await renderLayer(layer));
  const raw = { width: image.width, height: image.height, channels: 3 as const };
  return sharp(image.data, { raw })
    .webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT, smartSubsample: true })
    .toBuffer();
}
