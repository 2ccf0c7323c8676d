import { getOrbitPoint } from '../studio/camera.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import { matt } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import { fractalNoise, noise, seededRandom } from '../studio/noise.ts';
import type { Part } from '../studio/render.ts';
import { chain, move, turnY, turnZ } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { mix, smoothstep } from '../studio/vector.ts';
import { element, linearGradient, path, polyline, radialGradient, rect, svgDocument } from '../svg.ts';
import { boulder, getBoulderTop } from './props/nature.ts';
import type { SceneTools, Stage } from './stage.ts';
import { createFloor, placeGlasses, SPORTS, SUNGLASSES } from './stage.ts';

const SAND = rgb('#e4cda6');
const SAND_DARK = rgb('#c6a678');
const WET = rgb('#a98d66');
const FOAM = rgb('#f7f6f1');
const SHORE = -250;

/** Sand with ripples, wet and with foam at the shore. */
function sand(): Part {
  const shoreAt = (x: number): number =>
    SHORE + 26 * (noise(x * 0.008, 2, 2) - 0.5) + 9 * (noise(x * 0.04, 5, 5) - 0.5);
  const mesh = gridMesh(360, 280, (u, v) => {
    const x = (u - 0.5) * 1500;
    const z = mix(shoreAt(x) - 7, 330, v ** 1.25);
    const ripple = fractalNoise(x * 0.018, z * 0.03, 1) * 7 + noise(x * 0.2, z * 0.24, 4) * 1.6;
    return [x, (ripple - 9) * smoothstep(0, 60, z - shoreAt(x)) - 1, z];
  });
  const pigment = ([x, y, z]: Vec3) => {
    const grainy = noise(x * 1.9, y, z * 1.9);
    const beach = mixRgb(SAND_DARK, SAND, 0.35 + 0.5 * grainy + 0.25 * fractalNoise(x * 0.03, 0, z * 0.03));
    const distance = z - shoreAt(x);
    const wet = mixRgb(WET, beach, smoothstep(6, 70, distance));
    const foam = smoothstep(9, 3, Math.abs(distance)) * (0.5 + 0.5 * noise(x * 0.15, 1, z * 0.2));
    return mixRgb(wet, FOAM, foam);
  };
  return { mesh, material: matt(pigment, 0.03), shadow: 0 };
}

function createSeaAndSky(horizon: number): (width: number, height: number) => string {
  return (width, height) => {
    const y = height * horizon;
    const random = seededRandom(41);
    const glints = Array.from({ length: 90 }, () => {
      const depth = random() ** 1.6;
      const length = 12 + 70 * depth * random();
      const at = [random() * width, y + 2 + height * 0.3 * depth] as const;
      return rect(at[0], at[1], length, 1 + depth * 2, { fill: '#ffffff', opacity: 0.1 + 0.2 * random(), rx: 1 });
    });
    return svgDocument(
      width,
      height,
      [width, height],
      element(
        'defs',
        {},
        linearGradient('sky', [0, 0, 0, 1], [0, '#9cc7df'], [0.6, '#cfe4ec'], [1, '#f3ece0']),
        linearGradient('sea', [0, 0, 0, 1], [0, '#7fb2c2'], [0.25, '#4f9bb0'], [0.7, '#63b3b6'], [1, '#a9d6cc']),
        radialGradient('sun', [0.72, 0.2, 0.5], [0, '#fffaf0', 0.9], [1, '#fffaf0', 0]),
      ),
      rect(0, 0, width, y + 1, { fill: 'url(#sky)' }),
      rect(0, y, width, height - y, { fill: 'url(#sea)' }),
      rect(0, y - 1, width, 2.4, { fill: '#ffffff', opacity: 0.35 }),
      ...glints,
      rect(0, 0, width, height, { fill: 'url(#sun)' }),
    );
  };
}

/** Sunglasses on the sand in front of the sea. */
export function arrangeBeach({ pick }: SceneTools): Stage {
  const pair = placeGlasses(pick(SUNGLASSES), { place: chain(move(-6, -5, 60), turnY(24), turnZ(2)) });
  return {
    parts: [sand(), ...pair],
    floors: [{ ...createFloor(-3.4, 0, 0, 200, 170), color: rgb('#5b4222') }],
    camera: { target: [0, 24, 0], eye: getOrbitPoint([0, 24, 0], 0, 13, 760), field: 330, aim: [0.5, 0.6] },
    backdrop: createSeaAndSky(0.235),
  };
}

const RIDGES = [
  { base: 0.47, height: 0.22, color: '#aebfca', seed: 3 },
  { base: 0.58, height: 0.24, color: '#8aa2b1', seed: 11 },
  { base: 0.7, height: 0.22, color: '#5f7f8e', seed: 23 },
  { base: 0.83, height: 0.18, color: '#3f5f68', seed: 37 },
] as const;

function drawMountains(width: number, height: number): string {
  const layers = RIDGES.map(({ base, height: rise, color, seed }, index) => {
    const line = Array.from({ length: 161 }, (_, i) => {
      const x = i / 160;
      const peaks = 1 - Math.abs(2 * noise(x * 3.2 + seed, seed, 0) - 1);
      const rough = fractalNoise(x * 15 + seed, seed, 2) - 0.5;
      return [x * width, height * (base - rise * (peaks * 0.8 + rough * 0.34))] as const;
    });
    const shape = polyline([...line, [width, height], [0, height]]);
    return [path(shape, { fill: color }), path(shape, { fill: `url(#haze${index})` })].join('');
  });
  const haze = RIDGES.map(({ color }, index) =>
    linearGradient(`haze${index}`, [0, 0, 0, 1], [0, color, 0], [0.85, '#f4e9dc', 0.62], [1, '#f4e9dc', 0.7]),
  );
  return svgDocument(
    width,
    height,
    [width, height],
    element(
      'defs',
      {},
      linearGradient('sky', [0, 0, 0, 1], [0, '#8fb4cd'], [0.4, '#d5dfe0'], [0.66, '#f6dfc8']),
      radialGradient('sun', [0.3, 0.3, 0.45], [0, '#fff3df', 0.95], [0.25, '#ffe9cc', 0.5], [1, '#ffe9cc', 0]),
      ...haze,
    ),
    rect(0, 0, width, height, { fill: 'url(#sky)' }),
    rect(0, 0, width, height, { fill: 'url(#sun)' }),
    ...layers,
  );
}

/** Sports glasses on a rock in front of mountains. */
export function arrangeMountain({ pick }: SceneTools): Stage {
  const top = getBoulderTop(92) - 2;
  const rock: Part = { ...boulder(rgb('#a39a8d'), 235, 92, 150, 0.55, 4), place: move(10, -top, 0) };
  const pair = placeGlasses(pick(SPORTS), { place: chain(move(0, 1, 60), turnY(-26)) });
  const target: Vec3 = [0, 30, 0];
  return {
    parts: [rock, ...pair],
    floors: [{ ...createFloor(0.9, 0, 0, 190, 110), color: rgb('#1c1f22') }],
    camera: { target, eye: getOrbitPoint(target, 0, 9, 780), field: 330, aim: [0.52, 0.6] },
    backdrop: drawMountains,
  };
}
