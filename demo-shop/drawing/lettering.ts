import type { Mesh } from './studio/mesh.ts';
import { MeshBuilder } from './studio/mesh.ts';
import type { Vec3 } from './studio/vector.ts';

type Stroke = readonly (readonly [number, number])[];

/** An arc of an ellipse. Angles are in degrees, counter-clockwise from the right. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = Math.max(6, Math.round(Math.abs(to - from) / 12));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

interface Glyph {
  readonly width: number;
  readonly strokes: readonly Stroke[];
}

const glyph = (width: number, ...strokes: Stroke[]): Glyph => ({ width, strokes });
const line = (...points: Stroke): Stroke => points;

/** Capitals of height 1 as strokes of one width, so that drawing needs no installed font. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: glyph(0.78, line([0, 0], [0.39, 1], [0.78, 0]), line([0.14, 0.34], [0.64, 0.34])),
  B: glyph(
    0.56,
    line([0, 0], [0, 1]),
    [[0, 1], ...arc(0.28, 0.76, 0.24, 0.24, 90, -90), [0, 0.52]],
    [[0, 0.52], ...arc(0.28, 0.26, 0.28, 0.26, 90, -90), [0, 0]],
  ),
  C: glyph(0.82, arc(0.5, 0.5, 0.5, 0.5, 48, 312)),
  D: glyph(0.74, line([0, 0], [0, 1]), [[0, 1], ...arc(0.24, 0.5, 0.5, 0.5, 90, -90), [0, 0]]),
  E: glyph(0.5, line([0.5, 1], [0, 1], [0, 0], [0.5, 0]), line([0, 0.52], [0.44, 0.52])),
  F: glyph(0.48, line([0.48, 1], [0, 1], [0, 0]), line([0, 0.5], [0.42, 0.5])),
  G: glyph(0.9, [...arc(0.5, 0.5, 0.5, 0.5, 48, 340), [0.96, 0.46], [0.6, 0.46]]),
  H: glyph(0.68, line([0, 0], [0, 1]), line([0.68, 0], [0.68, 1]), line([0, 0.52], [0.68, 0.52])),
  I: glyph(0.02, line([0, 0], [0, 1])),
  J: glyph(0.4, [[0.4, 1], ...arc(0.18, 0.22, 0.22, 0.22, 0, -170)]),
  K: glyph(0.6, line([0, 0], [0, 1]), line([0.58, 1], [0, 0.42]), line([0.2, 0.6], [0.6, 0])),
  L: glyph(0.46, line([0, 1], [0, 0], [0.46, 0])),
  M: glyph(0.84, line([0, 0], [0.06, 1], [0.42, 0.22], [0.78, 1], [0.84, 0])),
  N: glyph(0.7, line([0, 0], [0, 1], [0.7, 0], [0.7, 1])),
  O: glyph(1, arc(0.5, 0.5, 0.5, 0.5, 90, 450)),
  P: glyph(0.54, line([0, 0], [0, 1]), [[0, 1], ...arc(0.27, 0.73, 0.27, 0.27, 90, -90), [0, 0.46]]),
  Q: glyph(1, arc(0.5, 0.5, 0.5, 0.5, 90, 450), line([0.62, 0.3], [0.96, -0.04])),
  R: glyph(
    0.58,
    line([0, 0], [0, 1]),
    [[0, 1], ...arc(0.27, 0.74, 0.26, 0.26, 90, -90), [0, 0.48]],
    line([0.28, 0.48], [0.58, 0]),
  ),
  S: glyph(0.52, [...arc(0.27, 0.75, 0.23, 0.25, 40, 250), ...arc(0.26, 0.255, 0.26, 0.255, 72, -145)]),
  T: glyph(0.6, line([0, 1], [0.6, 1]), line([0.3, 1], [0.3, 0])),
  U: glyph(0.64, [[0, 1], ...arc(0.32, 0.32, 0.32, 0.32, 180, 360), [0.64, 1]]),
  V: glyph(0.74, line([0, 1], [0.37, 0], [0.74, 1])),
  W: glyph(1.1, line([0, 1], [0.28, 0], [0.55, 0.86], [0.82, 0], [1.1, 1])),
  X: glyph(0.68, line([0, 0], [0.68, 1]), line([0, 1], [0.68, 0])),
  Y: glyph(0.68, line([0, 1], [0.34, 0.48], [0.68, 1]), line([0.34, 0.48], [0.34, 0])),
  Z: glyph(0.6, line([0, 1], [0.6, 1], [0, 0], [0.6, 0])),
  0: glyph(0.6, arc(0.3, 0.5, 0.3, 0.5, 90, 450)),
  1: glyph(0.24, line([0, 0.8], [0.22, 1], [0.22, 0])),
  2: glyph(0.52, [...arc(0.26, 0.73, 0.26, 0.27, 165, -30), [0, 0], [0.54, 0]]),
  3: glyph(0.52, [...arc(0.25, 0.76, 0.23, 0.24, 150, -80), ...arc(0.25, 0.27, 0.27, 0.27, 85, -150)]),
  4: glyph(0.6, line([0.44, 0], [0.44, 1], [0, 0.28], [0.6, 0.28])),
  5: glyph(0.52, [[0.5, 1], [0.1, 1], [0.05, 0.55], ...arc(0.25, 0.32, 0.28, 0.32, 120, -145)]),
  6: glyph(
    0.56,
    [
      [0.42, 1],
      [0.06, 0.44],
    ],
    arc(0.28, 0.3, 0.28, 0.3, 90, 450),
  ),
  7: glyph(0.52, line([0, 1], [0.52, 1], [0.16, 0])),
  8: glyph(0.54, arc(0.27, 0.77, 0.22, 0.23, 90, 450), arc(0.27, 0.27, 0.27, 0.27, 90, 450)),
  9: glyph(
    0.56,
    [
      [0.14, 0],
      [0.5, 0.56],
    ],
    arc(0.28, 0.7, 0.28, 0.3, 90, 450),
  ),
  '·': glyph(0.04, line([0, 0.5], [0.04, 0.5])),
  '-': glyph(0.3, line([0, 0.48], [0.3, 0.48])),
  ' ': glyph(0.34),
};

const LETTER_GAP = 0.3;

/**
 * The strokes of a text of height 1 that starts at x = 0, and its width.
 *
 * @throws Error for a character without a glyph
 */
function getTextStrokes(text: string): { readonly strokes: readonly Stroke[]; readonly width: number } {
  const strokes: Stroke[] = [];
  let x = 0;
  for (const letter of text.toUpperCase()) {
    const form = GLYPHS[letter];
    if (!form) throw new Error(`The lettering has no glyph for "${letter}" in "${text}".`);
    const start = x;
    strokes.push(...form.strokes.map((stroke) => stroke.map(([px, py]) => [start + px, py] as const)));
    x += form.width + LETTER_GAP;
  }
  return { strokes, width: Math.max(0, x - LETTER_GAP) };
}

interface TextStyle {
  /** The height of the capitals in millimetres. */
  readonly size: number;
  /** The width of the strokes as a share of the height. */
  readonly weight?: number;
  /** The maximum width in millimetres; longer texts become smaller. */
  readonly fit?: number;
}

/** A text on a surface. `surface` maps a flat position in millimetres from the middle of the text to a point in space. */
export function textMesh(text: string, style: TextStyle, surface: (x: number, y: number) => Vec3): Mesh {
  const { strokes, width } = getTextStrokes(text);
  const size = Math.min(style.size, style.fit ? style.fit / Math.max(width, 0.01) : style.size);
  const half = (size * (style.weight ?? 0.13)) / 2;
  const builder = new MeshBuilder();
  for (const stroke of strokes) {
    const points = stroke.map(([x, y]) => [(x - width / 2) * size, (y - 0.5) * size] as const);
    addStroke(builder, points, half, surface);
  }
  return builder.build();
}

function addStroke(builder: MeshBuilder, points: Stroke, half: number, surface: (x: number, y: number) => Vec3): void {
  let before: readonly [number, number] | undefined;
  points.forEach(([x, y], index) => {
    const previous = points[Math.max(0, index - 1)] as readonly [number, number];
    const next = points[Math.min(points.length - 1, index + 1)] as readonly [number, number];
    const unit = (dx: number, dy: number): readonly [number, number] => {
      const length = Math.hypot(dx, dy) || 1;
      return [dx / length, dy / length];
    };
    const into = index ? unit(x - previous[0], y - previous[1]) : unit(next[0] - x, next[1] - y);
    const out = index < points.length - 1 ? unit(next[0] - x, next[1] - y) : into;
    const along = unit(into[0] + out[0], into[1] + out[1]);
    // Corners are mitred. The limit keeps a sharp corner from reaching far out.
    const mitre = Math.min(2, 1 / Math.max(0.3, along[0] * out[0] + along[1] * out[1]));
    const [ox, oy] = [-along[1] * half * mitre, along[0] * half * mitre];
    const pair = [builder.point(...surface(x + ox, y + oy)), builder.point(...surface(x - ox, y - oy))] as const;
    if (before) builder.quad(before[0], before[1], pair[1], pair[0]);
    before = pair;
  });
}
