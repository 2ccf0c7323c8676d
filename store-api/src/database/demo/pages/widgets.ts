import type { DemoPage, DemoSection } from '../demo-catalogue.types.ts';

type Widget = DemoSection['widgets'][number];
/** A widget that has no place in a section yet. */
export type Unplaced = Omit<Widget, 'id' | 'order'> & { readonly type: string };

/** A section whose widgets get their ids and their order from where they stand. */
export function section(id: string, widgets: readonly Unplaced[], background?: string): DemoSection {
  return { id, ...(background ? { background_color: background } : {}), widgets: placed(id, widgets) };
}

/** Running text as HTML. */
export function text(content: string, look: { fontSize?: string; textAlign?: string } = {}): Unplaced {
  return { type: 'text', content, fontSize: '', textAlign: 'left', textColor: '', ...look };
}

/** A drawn picture of `pageScenes`, by its name. */
export function image(name: string, altText: string): Unplaced {
  return { type: 'image', imageUrl: `${name}.jpg`, altText, linkUrl: '', width: '', height: '' };
}

/** A widget of any type with its fields. */
export function widget(type: string, fields: Readonly<Record<string, unknown>>): Unplaced {
  return { ...fields, type };
}

/** A link that looks like a button. */
export function button(
  label: string,
  url: string,
  buttonStyle: 'primary' | 'secondary' | 'outline' = 'primary',
): Unplaced {
  return { type: 'button', text: label, url, target: '_self', buttonStyle, size: 'medium', fullWidth: false };
}

/** Two columns of widgets; `id` tells their widgets from those of other columns in the section. */
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

/** Columns of a type with these names; `id` as of {@link columns}. */
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

/** The two languages of a page, made by the same function so that ids and structure agree. */
export function inBothLanguages(
  build: (say: (el: string, en: string) => string) => readonly DemoSection[],
): DemoPage['sections'] {
  return { el: build((el) => el), en: build((_, en) => en) };
}

function placed(prefix: string, widgets: readonly Unplaced[]): Widget[] {
  return widgets.map((widget, order) => ({ ...widget, id: `${prefix}-${order + 1}`, order }));
}
