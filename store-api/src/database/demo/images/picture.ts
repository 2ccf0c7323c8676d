import sharp from 'sharp';
import type { Sprite } from './studio/render.ts';

/** One layer of a picture: a vector drawing as large as the picture, or rendered objects; soft ones may be rendered smaller. */
export type Layer = { readonly svg: string } | { readonly sprite: Sprite; readonly enlarge?: number };

const JPEG_QUALITY = 84;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

let latestBackdrop: { readonly svg: string; readonly pixels: Pixels } | undefined;

/** Pixels of a backdrop, to be drawn on; the last one is kept, as the pictures of one product share theirs. */
async function backdropPixels(svg: string): Promise<Pixels> {
  if (latestBackdrop?.svg !== svg) {
    const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    latestBackdrop = { svg, pixels: { data, width: info.width, height: info.height } };
  }
  return { ...latestBackdrop.pixels, data: Buffer.from(latestBackdrop.pixels.data) };
}

/** Lays straight-alpha pixels over a picture. */
function lay(picture: Pixels, sprite: Sprite): void {
  const { data } = picture;
  const right = Math.min(sprite.width, picture.width - sprite.left);
  const bottom = Math.min(sprite.height, picture.height - sprite.top);
  for (let y = 0; y < bottom; y++) {
    let from = y * sprite.width * 4;
    let to = ((y + sprite.top) * picture.width + sprite.left) * 3;
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

async function enlarged(sprite: Sprite, factor: number): Promise<Sprite> {
  const size = { width: sprite.width * factor, height: sprite.height * factor };
  const pixels = await sharp(sprite.pixels, { raw: { width: sprite.width, height: sprite.height, channels: 4 } })
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { pixels, ...size, left: sprite.left * factor, top: sprite.top * factor };
}

async function layerSprite(layer: Layer): Promise<Sprite> {
  if ('sprite' in layer) return layer.enlarge ? enlarged(layer.sprite, layer.enlarge) : layer.sprite;
  const { data, info } = await sharp(Buffer.from(layer.svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, left: 0, top: 0 };
}

/** Lays the layers over the backdrop and encodes them. */
export async function developPicture(backdrop: string, layers: readonly Layer[]): Promise<Buffer> {
  const picture = await backdropPixels(backdrop);
  for (const layer of layers) lay(picture, await layerSprite(layer));
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  return sharp(picture.data, { raw }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
