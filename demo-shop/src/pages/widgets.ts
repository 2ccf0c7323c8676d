import { getImageFile } from '../image-files.ts';
import type { ShopPage, ShopSection } from '../shop-data.ts';

/** Returns the text of the language that a page is built in. */
export type Translate = (el: string, en: string) => string;

type Widget = ShopSection['widgets'][number];
/** A widget without id and order, which follow from its position. */
export type Unplaced = Omit<Widget, 'id' | 'order'> & { readonly type: string };

/** A section whose widgets get their ids and order from their positions. */
export function section(id: string, widgets: readonly Unplaced[], background?: string): ShopSection {
  return { id, ...(background ? { background_color: background } : {}), widgets: placed(id, widgets) };
}

/** A text widget with HTML. */
export function text(content: string, look: { fontSize?: string; textAlign?: string } = {}): Unplaced {
  return { type: 'text', content, fontSize: '', textAlign: 'left', textColor: '', ...look };
}

/** An image widget that shows an image of `pageImages`, by its name. */
export function image(name: string, altText: string): Unplaced {
  return { type: 'image', imageUrl: getImageFile(name), altText, linkUrl: '', width: '', height: '' };
}

/** A widget of any type. */
export function widget(type: string, fields: Readonly<Record<string, unknown>>): Unplaced {
  return { ...fields, type };
}

/** A button widget. */
export function button(
  label: string,
  url: string,
  buttonStyle: 'primary' | 'secondary' | 'outline' = 'primary',
): Unplaced {
  return { type: 'button', text: label, url, target: '_self', buttonStyle, size: 'medium', fullWidth: false };
}

/** A widget with two columns of widgets. `id` is unique within the section. */
export function columns(
  id: string,
  left: readonly Unplaced[],
  right: readonly Unplaced[],
  look: { columnRatio?: string; verticalAlign?: string; gap?: string } = {},
): Unplaced {
  return {
    type: 'two-columns',
    leftColumn: placed(`${id}-left`, left),
    rightColumn: placed(`${id}-right`, right),
    columnRatio: '1-1',
    verticalAlign: 'center',
    gap: '3rem',
    backgroundColor: '',
    padding: '',
    ...look,
  };
}

/** A widget with more columns, which the given fields hold. `id` is unique within the section. */
export function inColumns(
  type: string,
  id: string,
  names: readonly string[],
  widgets: readonly (readonly Unplaced[])[],
  look: Readonly<Record<string, unknown>>,
): Unplaced {
  const filled = names.map((name, index) => [name, placed(`${id}-${name}`, widgets[index] ?? [])]);
  return { ...Object.fromEntries(filled), verticalAlign: 'top', ...look, type };
}

/** The sections of a page in both languages, built by one function so that ids and structure are the same. */
export function inBothLanguages(build: (translate: Translate) => readonly ShopSection[]): ShopPage['sections'] {
  return { el: build((el) => el), en: build((_, en) => en) };
}

function placed(prefix: string, widgets: readonly Unplaced[]): Widget[] {
  return widgets.map((widget, order) => ({ ...widget, id: `${prefix}-${order + 1}`, order }));
}
