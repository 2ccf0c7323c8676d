import type { BackdropTone } from './palette.ts';
import { element, linearGradient, radialGradient, rect, svgDocument } from './svg.ts';

const SIZE = 1000;

/** A studio backdrop as SVG. `horizon` is the height, as a share, at which the wall turns into the floor. */
export function studioBackdrop(tone: BackdropTone, width: number, height: number, horizon = 0.56): string {
  const definitions = element(
    'defs',
    {},
    linearGradient(
      'sweep',
      [0, 0, 0, 1],
      [0, tone.wall],
      [horizon, tone.wall],
      [Math.min(1, horizon + 0.22), tone.floor],
      [1, tone.corner],
    ),
    radialGradient(
      'glow',
      [0.4, 0.4, 0.7],
      [0, '#ffffff', 0.5],
      [0.35, '#ffffff', 0.3],
      [0.7, '#ffffff', 0.09],
      [1, '#ffffff', 0],
    ),
    radialGradient(
      'corners',
      [0.46, 0.44, 0.86],
      [0.35, tone.corner, 0],
      [0.7, tone.corner, 0.32],
      [1, tone.corner, 0.85],
    ),
  );
  const full = (fill: string): string => rect(0, 0, SIZE, SIZE, { fill: `url(#${fill})` });
  const stretched = element(
    'g',
    { transform: `scale(${width / SIZE} ${height / SIZE})` },
    full('sweep'),
    full('glow'),
    full('corners'),
  );
  return svgDocument(width, height, [width, height], definitions, stretched);
}
