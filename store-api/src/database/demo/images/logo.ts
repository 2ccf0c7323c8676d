import sharp from 'sharp';
import { textStrokes } from './lettering.ts';
import { element, linearGradient, path, rect, svgDocument } from './svg.ts';

const INK = '#1d2b33';
const ACCENT = '#b5654a';
const MARK_SIZE = 100;
const CAPITAL = 44;
const STROKE = 5.4;

/** Two lenses that overlap as a pair does from the side; where they meet, light gathers. */
function mark(ink: string, accent: string): string {
  const [radius, left, right, middle] = [29, 36, 64, 50];
  const reach = Math.sqrt(radius ** 2 - ((right - left) / 2) ** 2);
  const focus = `M50 ${middle - reach}A${radius} ${radius} 0 0 1 50 ${middle + reach}A${radius} ${radius} 0 0 1 50 ${middle - reach}Z`;
  const ring = (cx: number): string =>
    element('circle', { cx, cy: middle, r: radius, fill: 'none', stroke: ink, 'stroke-width': STROKE });
  return [path(focus, { fill: accent }), ring(left), ring(right)].join('');
}

/** The shop's wordmark: the mark and its name in geometric capitals, all as paths. */
export function defaultLogo(): string {
  const { strokes, width } = textStrokes('FAKOS');
  const start = MARK_SIZE + 22;
  const foot = (MARK_SIZE + CAPITAL) / 2;
  const letters = strokes
    .map((stroke) =>
      stroke.map(
        ([x, y], i) => `${i ? 'L' : 'M'}${(start + x * CAPITAL).toFixed(2)} ${(foot - y * CAPITAL).toFixed(2)}`,
      ),
    )
    // Round letters end where they begin: closing them hides the joint.
    .map((points) => (points[0]?.slice(1) === points.at(-1)?.slice(1) ? `${points.join('')}Z` : points.join('')))
    .join('');
  const total = Math.ceil(start + width * CAPITAL + 8);
  return svgDocument(
    total * 2,
    MARK_SIZE * 2,
    [total, MARK_SIZE],
    element('title', {}, 'Fakos'),
    mark(INK, ACCENT),
    path(letters, {
      fill: 'none',
      stroke: INK,
      'stroke-width': STROKE,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  );
}

/** The mark on a full-bleed ground: an app icon of the given size, safe to be cut to a circle. */
export function logoPng(size: number): Promise<Buffer> {
  const ground = linearGradient('ground', [0, 0, 0.4, 1], [0, '#29404a'], [1, '#172329']);
  const svg = svgDocument(
    size,
    size,
    [MARK_SIZE, MARK_SIZE],
    element('defs', {}, ground),
    rect(0, 0, MARK_SIZE, MARK_SIZE, { fill: 'url(#ground)' }),
    element('g', { transform: 'translate(17 17) scale(0.66)' }, mark('#f6f1e8', '#d98b68')),
  );
  return sharp(Buffer.from(svg)).png().toBuffer();
}
