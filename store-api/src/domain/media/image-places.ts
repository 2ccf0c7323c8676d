import type { ImageFolder, ImageUsage } from '@fakos/contracts/media/contract';

/** A table whose rows can show an image, and the columns that refer to it. */
export interface ImagePlace {
  readonly kind: ImageUsage['kind'];
  readonly table: string;
  /** The column that names a row to people; `_LANGUAGE` follows where it has one for each. */
  readonly name: { readonly column: string; readonly hasLanguages: boolean };
  /** Whether the uses contain the row's id. */
  readonly hasId: boolean;
  /** The column by which rows are read; `id` or, without one, `key` by default. */
  readonly key?: 'id' | 'key';
  /** The column of file names: one, or a JSON list of them; those of one folder only. */
  readonly own?: { readonly column: string; readonly isList: boolean; readonly folder: ImageFolder };
  /** Columns of HTML or JSON that may have the image's address somewhere inside. */
  readonly texts: readonly string[];
  /** Few rows, whose texts are looked through for every list too. */
  readonly isSmall: boolean;
}

const both = (column: string) => [`${column}_el`, `${column}_en`];
const row = { hasId: true, isSmall: false, texts: [] as string[] };
const named = { column: 'name', hasLanguages: true };
const titled = { column: 'title', hasLanguages: true };

/** Every place that shows images; a new one must be added here, or its images can be deleted while in use. */
export const imagePlaces: readonly ImagePlace[] = [
  {
    ...row,
    kind: 'products',
    table: 'products',
    name: named,
    own: { column: 'images', isList: true, folder: 'products' },
    texts: both('description'),
  },
  {
    ...row,
    kind: 'posts',
    table: 'posts',
    name: titled,
    own: { column: 'images', isList: true, folder: 'posts' },
    texts: [...both('content'), ...both('sections')],
  },
  {
    ...row,
    kind: 'services',
    table: 'services',
    name: titled,
    own: { column: 'image', isList: false, folder: 'services' },
    texts: both('content'),
  },
  {
    ...row,
    kind: 'categories',
    table: 'categories',
    name: named,
    own: { column: 'image', isList: false, folder: 'categories' },
  },
  {
    ...row,
    kind: 'brands',
    table: 'brands',
    name: { column: 'name', hasLanguages: false },
    own: { column: 'image', isList: false, folder: 'logos' },
  },
  {
    ...row,
    kind: 'gallery',
    table: 'gallery_images',
    name: titled,
    own: { column: 'filename', isList: false, folder: 'gallery' },
  },
  { ...row, kind: 'pages', table: 'pages', name: titled, texts: both('sections'), isSmall: true },
  {
    kind: 'pages',
    table: 'saved_sections',
    name: { column: 'name', hasLanguages: false },
    // The id is not that of a page.
    hasId: false,
    key: 'id',
    texts: both('section'),
    isSmall: true,
  },
  {
    kind: 'content',
    table: 'content_blocks',
    name: { column: 'key', hasLanguages: false },
    hasId: false,
    texts: both('body'),
    isSmall: true,
  },
  {
    kind: 'settings',
    table: 'settings',
    name: { column: 'key', hasLanguages: false },
    hasId: false,
    texts: both('value'),
    isSmall: true,
  },
];
