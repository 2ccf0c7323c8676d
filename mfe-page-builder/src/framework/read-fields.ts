import type { WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { isSafeUrl } from '@fakos/shared-kit/html/allow-list';

/** Pixels of one rem: lengths are kept relative, so that they follow the reader's own text size. */
const ROOT_PX = 16;

const LENGTH = /^(\d{1,4}(?:\.\d{1,6})?)(px|rem|em)?$/;
const PERCENTAGE = /^(\d{1,3})%$/;
const COLOURS = [
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /^(?:rgb|hsl)a?\([\d\s.,%/]{5,40}\)$/i,
  /^[a-z]{3,20}$/i,
];
const OPENS_IN_BROWSER = /^(?:https?:|mailto:|tel:|#|\/)/i;

/** A text, or '' for anything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** One of the choices, or the fallback. */
export function readChoice<C extends string>(value: unknown, choices: readonly C[], fallback: C): C {
  return choices.find((choice) => choice === value) ?? fallback;
}

/** A switch that may be stored as a boolean, 'true', '1' or 1. */
export function readFlag(value: unknown): boolean {
  return value === true || value === 'true' || value === '1' || value === 1;
}

/** A CSS length in rem between two bounds, from a number of pixels or `18px`, `1.2rem`; '' for anything else. */
export function readLength(value: unknown, bounds: { min: number; max: number }): string {
  const [, digits, unit] = LENGTH.exec(typeof value === 'number' ? String(value) : readText(value).trim()) ?? [];
  if (digits === undefined) return '';
  const rem = unit === 'rem' || unit === 'em' ? Number(digits) : Number(digits) / ROOT_PX;
  return `${Math.min(Math.max(rem, bounds.min), bounds.max)}rem`;
}

/** A length as {@link readLength}, or a percentage up to 100. */
export function readSize(value: unknown, bounds: { min: number; max: number }): string {
  const percentage = Number(PERCENTAGE.exec(readText(value).trim())?.[1] ?? 0);
  return percentage > 0 ? `${Math.min(percentage, 100)}%` : readLength(value, bounds);
}

/** A CSS colour, or '' where the theme's is kept. Nothing else may reach a style attribute. */
export function readColour(value: unknown): string {
  const colour = readText(value).trim();
  return COLOURS.some((form) => form.test(colour)) ? colour : '';
}

/** An http(s), mailto or tel address, or one inside the site; '' for anything else. */
export function readUrl(value: unknown): string {
  const url = readText(value).trim();
  return OPENS_IN_BROWSER.test(url) && isSafeUrl(url) ? url : '';
}

/** The widgets of a column in their order. What has no type is left out; a missing order keeps the stored one. */
export function readWidgets(value: unknown): WidgetRecord[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((widget: unknown): widget is Record<string, unknown> & { type: string } => {
      return typeof widget === 'object' && widget !== null && 'type' in widget && typeof widget.type === 'string';
    })
    .map((widget, index) => ({
      ...widget,
      type: widget.type,
      id: typeof widget.id === 'string' && widget.id !== '' ? widget.id : `${widget.type}-${index}`,
      order: Number.isFinite(widget.order) ? Number(widget.order) : index,
    }))
    .sort((a, b) => a.order - b.order);
}
