// A local name, because this is used millions of times and Jest's sandbox is slow to look up globals.
const math = Math;

/** A generator of pseudo-random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number, z: number): number {
  let h = math.imul(x, 374761393) + math.imul(y, 668265263) + math.imul(z, 2147483647 ^ 461845907);
  h = math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1 that changes over about one unit. */
export function noise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [math.floor(x), math.floor(y), math.floor(z)];
  const fade = (t: number): number => t * t * (3 - 2 * t);
  const [u, v, w] = [fade(x - ix), fade(y - iy), fade(z - iz)];
  let sum = 0;
  for (let corner = 0; corner < 8; corner++) {
    const [cx, cy, cz] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const weight = (cx ? u : 1 - u) * (cy ? v : 1 - v) * (cz ? w : 1 - w);
    sum += weight * lattice(ix + cx, iy + cy, iz + cz);
  }
  return sum;
}

/** Three octaves of noise, from 0 to 1. */
export const fractalNoise = (x: number, y: number, z: number): number =>
  noise(x, y, z) * 0.57 + noise(x * 2.1, y * 2.1, z * 2.1) * 0.29 + noise(x * 4.3, y * 4.3, z * 4.3) * 0.14;
