import type { CSSProperties } from 'react';

/** Place and typography of a text of the frame, in the frame's own pixels. */
export interface TextLayout {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly style: CSSProperties;
}

/** Room for the cursor behind a line, in em. */
const CURSOR_ROOM = 1;

/** Measures an element's text, so that an input above it looks the same. */
export function measureText(element: HTMLElement): TextLayout {
  const view = element.ownerDocument.defaultView ?? window;
  const computed = view.getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
  const [first] = lines;
  const isSingleLine = new Set(lines.map(({ top }) => Math.round(top))).size <= 1;
  const lineHeight = Number.parseFloat(computed.lineHeight) || (first?.height ?? box.height);
  const top = first ? first.top - (lineHeight - first.height) / 2 : box.top;
  const [paddingStart, paddingEnd] = [computed.paddingLeft, computed.paddingRight].map(Number.parseFloat);
  const left = isSingleLine && first ? first.left : box.left + (paddingStart ?? 0);
  const right = box.right - (paddingEnd ?? 0);
  return {
    left,
    top,
    width: Math.max(right - left, 0) + (isSingleLine ? CURSOR_ROOM * Number.parseFloat(computed.fontSize) : 0),
    height: Math.max(box.bottom - top, lineHeight),
    style: {
      fontFamily: computed.fontFamily,
      fontSize: computed.fontSize,
      fontStyle: computed.fontStyle,
      fontWeight: computed.fontWeight,
      letterSpacing: computed.letterSpacing,
      lineHeight: `${lineHeight}px`,
      color: computed.color,
      textTransform: computed.textTransform,
      textAlign: isSingleLine ? 'left' : (computed.textAlign as CSSProperties['textAlign']),
      whiteSpace: isSingleLine ? 'pre' : 'pre-wrap',
    },
  };
}
