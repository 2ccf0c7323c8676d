/** Values of SVG attributes. Numbers are rounded to two decimals. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const formatValue = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

/** An SVG element. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const list = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${formatValue(value)}"`)
    .join('');
  return children.length === 0 ? `<${name}${list}/>` : `<${name}${list}>${children.join('')}</${name}>`;
}

/** The offset, colour and opacity of a gradient stop. */
type Stop = readonly [number, string, number?];

const stopElements = (stops: readonly Stop[]): string[] =>
  stops.map(([offset, color, opacity]) =>
    element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity === undefined ? undefined : opacity }),
  );

/** A linear gradient. Its line is given in shares of the painted box. */
export function linearGradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  ...stops: readonly Stop[]
): string {
  return element('linearGradient', { id, x1, y1, x2, y2 }, ...stopElements(stops));
}

/** A radial gradient. Its circle is given in shares of the painted box. */
export function radialGradient(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  ...stops: readonly Stop[]
): string {
  return element('radialGradient', { id, cx, cy, r }, ...stopElements(stops));
}

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes });

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

/** The path data of a line through points. */
export function polyline(points: readonly (readonly [number, number])[], closed = true): string {
  const line = points.map(([x, y], index) => `${index ? 'L' : 'M'}${formatValue(x)} ${formatValue(y)}`).join('');
  return closed ? `${line}Z` : line;
}

/** An SVG document. `box` is the width and height of its coordinate system. */
export function svgDocument(
  width: number,
  height: number,
  box: readonly [number, number],
  ...children: string[]
): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${box[0]} ${box[1]}` },
    ...children,
  );
}
