import { contactLens } from '../packshots/lens-box.ts';
import { getOrbitPoint } from '../studio/camera.ts';
import { hex, mixRgb, rgb } from '../studio/color.ts';
import { glossy } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid } from '../studio/solids.ts';
import { move } from '../studio/transform.ts';
import { placeParts } from '../studio-setup.ts';
import { element, linearGradient, radialGradient, rect, svgDocument } from '../svg.ts';
import type { SceneTools, Stage } from './stage.ts';
import { createFloor } from './stage.ts';

const DEEP = rgb('#2d7f94');
const SHALLOW = rgb('#a9dade');

/** A contact lens on water with ripples. */
export function arrangeLensRipple({ random }: SceneTools): Stage {
  const phase = random() * 2;
  const water = gridMesh(340, 300, (u, v) => {
    const [x, z] = [(u - 0.5) * 420, -210 + v * 360];
    const r = Math.hypot(x, z);
    const rings = 2.1 * Math.sin(r * 0.24 - phase) * Math.exp(-r / 95) * Math.min(1, r / 22);
    return [x, rings, z];
  });
  const drops = Array.from({ length: 9 }, (): Part => {
    const [angle, r, size] = [random() * 6.28, 62 + random() * 70, 1.5 + random() * 2.6];
    const mesh = ellipsoid(size, size * 0.6, size, 18);
    return {
      mesh,
      material: glossy(mixRgb(SHALLOW, [1, 1, 1], 0.3), 0.14),
      place: move(r * Math.cos(angle), size * 0.5, r * Math.sin(angle) * 0.7),
    };
  });
  return {
    parts: [
      {
        mesh: water,
        material: glossy(
          ([x, , z]) => mixRgb(DEEP, SHALLOW, Math.min(1, Math.hypot(x + 60, z + 110) / 260)),
          0.2,
          0.12,
        ),
        shadow: 0,
      },
      ...drops,
      ...placeParts(contactLens(rgb('#1d6f9c'), 4.2), move(0, 1, 0)),
    ],
    floors: [{ ...createFloor(1.4, 0, 0, 80, 70), color: rgb('#0c3b4a'), strength: 0.7 }],
    camera: { target: [0, 2, 0], eye: getOrbitPoint([0, 2, 0], 0, 33, 620), field: 190, aim: [0.54, 0.52] },
    backdrop: (width, height) =>
      svgDocument(width, height, [width, height], rect(0, 0, width, height, { fill: '#cfe9ea' })),
  };
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly color: string;
}

/** A tinted lens with a bright crescent, a thin edge and coloured fringes. */
function drawLensOfLight({ x, y, r, color }: Disc, index: number): { readonly defs: string; readonly body: string } {
  const defs = [
    radialGradient(`b${index}`, [0.4, 0.36, 0.68], [0, color, 0.2], [0.7, color, 0.55], [1, color, 0.9]),
    linearGradient(`e${index}`, [0, 0, 1, 1], [0, '#ffffff', 0.95], [0.45, '#ffffff', 0.08], [1, '#ffffff', 0.65]),
    radialGradient(`c${index}`, [0.7, 0.74, 0.5], [0, '#ffffff', 0.75], [0.5, '#ffffff', 0.16], [1, '#ffffff', 0]),
  ].join('');
  const circle = (more: Record<string, string | number>): string => element('circle', { cx: x, cy: y, r, ...more });
  const body = [
    circle({ fill: `url(#b${index})`, style: 'mix-blend-mode:multiply' }),
    element('circle', { cx: x, cy: y, r: r * 0.98, fill: `url(#c${index})`, style: 'mix-blend-mode:soft-light' }),
    element('circle', { cx: x, cy: y, r: r - 5, fill: 'none', stroke: '#ffd9a8', 'stroke-width': 3, opacity: 0.4 }),
    element('circle', { cx: x, cy: y, r: r - 9, fill: 'none', stroke: '#a8dcff', 'stroke-width': 3, opacity: 0.4 }),
    circle({ fill: 'none', stroke: `url(#e${index})`, 'stroke-width': 2.5 }),
  ].join('');
  return { defs, body };
}

const LIGHT_HEIGHT = 1000;

/** Large overlapping lenses with the light that passes through them. */
export function arrangeLightThroughLenses({ tone, random, pick }: SceneTools): Stage {
  const tint = hex(mixRgb(rgb(tone.corner), rgb('#2f7d80'), 0.45));
  const colors = [tint, pick(['#e0935a', '#d0808e', '#7fae78']), '#6f9fc6', pick(['#e8bf66', '#ae8fc9']), '#7fb0a8'];
  const draw = (width: number, height: number): string => {
    const box = (LIGHT_HEIGHT * width) / height;
    const layout = [0.22, 0.42, 0.58, 0.75, 0.9];
    const discs = layout.map(
      (share, i): Disc => ({
        x: box * share + (random() - 0.5) * 60,
        y: 300 + random() * 420,
        r: 180 + ((i * 2) % 5) * 42 + random() * 40,
        color: colors[i] as string,
      }),
    );
    const lenses = discs.map(drawLensOfLight);
    const caustics = discs.map(({ x, y, r, color }, i) =>
      element('ellipse', {
        cx: x + r * 0.9,
        cy: y + r * 1.05,
        rx: r * 0.75,
        ry: r * 0.2,
        fill: `url(#k${i})`,
        transform: `rotate(28 ${x + r * 0.9} ${y + r})`,
        'data-tint': color,
      }),
    );
    return svgDocument(
      width,
      height,
      [box, LIGHT_HEIGHT],
      element(
        'defs',
        {},
        linearGradient('ground', [0, 0, 1, 1], [0, '#ffffff'], [0.35, tone.wall], [1, tone.corner]),
        ...lenses.map(({ defs }) => defs),
        ...discs.map((_, i) =>
          radialGradient(`k${i}`, [0.5, 0.5, 0.5], [0, '#ffffff', 0.85], [0.4, '#fff4dc', 0.4], [1, '#ffffff', 0]),
        ),
      ),
      rect(0, 0, box, LIGHT_HEIGHT, { fill: 'url(#ground)' }),
      ...caustics,
      ...lenses.map(({ body }) => body),
    );
  };
  return { parts: [], floors: [], camera: { target: [0, 0, 0], eye: [0, 0, 100], field: 100 }, backdrop: draw };
}
