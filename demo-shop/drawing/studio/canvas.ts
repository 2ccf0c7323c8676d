// A local name, because this is used millions of times and Jest's sandbox is slow to look up globals.
const math = Math;

/** Samples in each direction of a pixel, which are averaged for smooth edges. */
export const OVERSAMPLING = 2;

/** Premultiplied RGBA samples (0..255) with their nearness. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly color: Uint8ClampedArray;
  readonly nearness: Float32Array;
}

export function createCanvas(width: number, height: number): Canvas {
  const samples = width * height * OVERSAMPLING * OVERSAMPLING;
  return {
    width: width * OVERSAMPLING,
    height: height * OVERSAMPLING,
    color: new Uint8ClampedArray(samples * 4),
    nearness: new Float32Array(samples),
  };
}

/** Averages the samples to RGBA pixels with straight alpha. */
export function readPixels(canvas: Canvas): Buffer {
  const { color } = canvas;
  const [width, height] = [canvas.width / 2, canvas.height / 2];
  const pixels = Buffer.alloc(width * height * 4);
  const stride = canvas.width * 4;
  for (let y = 0; y < height; y++) {
    let from = y * 2 * stride;
    let to = y * width * 4;
    for (let x = 0; x < width; x++, from += 8, to += 4) {
      const alpha =
        (color[from + 3] as number) +
        (color[from + 7] as number) +
        (color[from + stride + 3] as number) +
        (color[from + stride + 7] as number);
      if (alpha === 0) continue;
      const k = 255 / alpha;
      for (let c = 0; c < 3; c++) {
        const sum =
          (color[from + c] as number) +
          (color[from + 4 + c] as number) +
          (color[from + stride + c] as number) +
          (color[from + stride + 4 + c] as number);
        pixels[to + c] = math.min(255, sum * k + 0.5);
      }
      pixels[to + 3] = alpha / 4 + 0.5;
    }
  }
  return pixels;
}

/** Shaded corners: for each its sample position, nearness (1 / depth) and premultiplied colour. */
export type Corners = Float32Array;
export const CORNER_SIZE = 7;

const SUBSAMPLE = 16;
const TIE = 1e-9;
const OPAQUE = 254.5;

/** The alpha below which a sample is not drawn. */
const INVISIBLE = 0.8;

/** What drawing a triangle changes. In every pass, nearer samples stay. */
export type Pass = 0 | 1 | 2;
export const DEPTH_AND_COLOR = 0;
export const COLOR_ONLY = 1;
export const DEPTH_ONLY = 2;

/** Draws a triangle. */
export function fillTriangle(canvas: Canvas, corners: Corners, a: number, b: number, c: number, pass: Pass): void {
  if (
    (corners[a + 6] as number) < INVISIBLE &&
    (corners[b + 6] as number) < INVISIBLE &&
    (corners[c + 6] as number) < INVISIBLE
  ) {
    return;
  }
  // Integer subsamples make the edge functions exact, so that neighbours share every edge without gaps.
  const ax = math.round((corners[a] as number) * SUBSAMPLE) / SUBSAMPLE;
  const ay = math.round((corners[a + 1] as number) * SUBSAMPLE) / SUBSAMPLE;
  let bx = math.round((corners[b] as number) * SUBSAMPLE) / SUBSAMPLE;
  let by = math.round((corners[b + 1] as number) * SUBSAMPLE) / SUBSAMPLE;
  let cx = math.round((corners[c] as number) * SUBSAMPLE) / SUBSAMPLE;
  let cy = math.round((corners[c + 1] as number) * SUBSAMPLE) / SUBSAMPLE;
  let area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  if (area < 0) {
    [bx, by, cx, cy, b, c] = [cx, cy, bx, by, c, b];
    area = -area;
  }
  const left = math.max(0, math.ceil(math.min(ax, bx, cx) - 0.5));
  const right = math.min(canvas.width - 1, math.floor(math.max(ax, bx, cx) - 0.5));
  const top = math.max(0, math.ceil(math.min(ay, by, cy) - 0.5));
  const bottom = math.min(canvas.height - 1, math.floor(math.max(ay, by, cy) - 0.5));
  // A sample exactly on an edge belongs to one of its two triangles only. Otherwise, translucent parts would show their mesh.
  const leastA = cy > by || (cy === by && cx < bx) ? 0 : TIE;
  const leastB = ay > cy || (ay === cy && ax < cx) ? 0 : TIE;
  const leastC = by > ay || (by === ay && bx < ax) ? 0 : TIE;
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5;
    let wa = (cx - bx) * (py - by) - (cy - by) * (left + 0.5 - bx);
    let wb = (ax - cx) * (py - cy) - (ay - cy) * (left + 0.5 - cx);
    let wc = (bx - ax) * (py - ay) - (by - ay) * (left + 0.5 - ax);
    for (let x = left; x <= right; x++) {
      if (wa >= leastA && wb >= leastB && wc >= leastC) {
        blend(canvas, y * canvas.width + x, corners, a, b, c, wb / area, wc / area, pass);
      }
      wa -= cy - by;
      wb -= ay - cy;
      wc -= by - ay;
    }
  }
}

function blend(
  { color, nearness }: Canvas,
  sample: number,
  corners: Corners,
  a: number,
  b: number,
  c: number,
  wb: number,
  wc: number,
  pass: Pass,
): void {
  const wa = 1 - wb - wc;
  // Rounded as it is stored, so that a second pass over the same triangle finds an equal nearness.
  const near = math.fround(
    (corners[a + 2] as number) * wa + (corners[b + 2] as number) * wb + (corners[c + 2] as number) * wc,
  );
  if (near < (nearness[sample] as number)) return;
  if (pass !== COLOR_ONLY) nearness[sample] = near;
  if (pass === DEPTH_ONLY) return;
  const red = (corners[a + 3] as number) * wa + (corners[b + 3] as number) * wb + (corners[c + 3] as number) * wc;
  const green = (corners[a + 4] as number) * wa + (corners[b + 4] as number) * wb + (corners[c + 4] as number) * wc;
  const blue = (corners[a + 5] as number) * wa + (corners[b + 5] as number) * wb + (corners[c + 5] as number) * wc;
  const alpha = (corners[a + 6] as number) * wa + (corners[b + 6] as number) * wb + (corners[c + 6] as number) * wc;
  const index = sample * 4;
  if (alpha >= OPAQUE) {
    color[index] = red;
    color[index + 1] = green;
    color[index + 2] = blue;
    color[index + 3] = 255;
    return;
  }
  const keep = 1 - alpha / 255;
  color[index] = red + (color[index] as number) * keep;
  color[index + 1] = green + (color[index + 1] as number) * keep;
  color[index + 2] = blue + (color[index + 2] as number) * keep;
  color[index + 3] = alpha + (color[index + 3] as number) * keep;
}
