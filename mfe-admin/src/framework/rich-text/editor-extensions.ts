import { isEmbedSource, isSafeUrl } from '@fakos/contracts/html/allow-list';
import { type AnyExtension, Extension, Mark, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { type Alignment, alignments, findAlignment, getAlignClass } from './alignment.ts';

/*
 * The editor's schema. It equals the sanitiser's allow-list, so that saving a text does not change it. Table captions are
 * not supported; `listLostElements` lists the elements that a text would lose.
 */

/** Levels of headings; the page's title is the `h1`. */
export const headingLevels = [2, 3, 4, 5] as const;
/** See {@link headingLevels}. */
export type HeadingLevel = (typeof headingLevels)[number];

const ALIGNED = ['paragraph', 'heading', 'image', 'figcaption'];
const BLOCKS = [
  ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'horizontalRule', 'codeBlock'],
  ...['image', 'table', 'tableRow', 'tableCell', 'tableHeader', 'figure', 'figcaption', 'box', 'embed'],
  ...['descriptionList', 'descriptionTerm', 'descriptionDetails'],
];

/** Classes besides those of the alignment, which is an attribute of its own. */
function getOtherClasses(element: Element): string | null {
  const aligning = alignments.map(getAlignClass);
  return [...element.classList].filter((name) => !aligning.includes(name)).join(' ') || null;
}

const GlobalAttributes = Extension.create({
  name: 'globalAttributes',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: { class: { default: null, parseHTML: getOtherClasses }, lang: { default: null } },
    },
    { types: BLOCKS.filter((name) => name !== 'image'), attributes: { title: { default: null } } },
  ],
});

const ClassAlign = TextAlign.extend({
  addGlobalAttributes() {
    return [
      {
        types: this.options.types,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element: HTMLElement) => findAlignment(element.classList) ?? null,
            renderHTML: ({ textAlign }: Record<string, unknown>) =>
              textAlign ? { class: getAlignClass(textAlign as Alignment) } : {},
          },
        },
      },
    ];
  },
}).configure({ types: ALIGNED, alignments: [...alignments] });

const createMark = (name: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  });

const Span = Mark.create({
  name: 'span',
  addAttributes: () => ({ class: { default: null }, lang: { default: null }, title: { default: null } }),
  parseHTML: () => [{ tag: 'span[class]' }, { tag: 'span[lang]' }, { tag: 'span[title]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** A `div` or `section` that has a class; others mean nothing. */
const Box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tag: { default: 'div', rendered: false, parseHTML: (element: HTMLElement) => element.localName },
  }),
  parseHTML: () => [{ tag: 'div[class]' }, { tag: 'section[class]' }],
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs.tag), HTMLAttributes, 0],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+ figcaption?',
  defining: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

const createBlock = (name: string, tag: string, content: string, group = '') =>
  Node.create({
    name,
    group,
    content,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const AlignedImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), loading: { default: null } };
  },
});

/** An embedded video or map, shown by its address: the page loads it only with the visitor's consent. */
const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  addAttributes: () =>
    Object.fromEntries(
      ['src', 'width', 'height', 'allow', 'allowfullscreen', 'loading'].map((name) => [name, { default: null }]),
    ),
  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (element) => (isEmbedSource(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset.embed = '';
      dom.textContent = String(node.attrs.src);
      return { dom };
    },
});

/** The table without the widths that Tiptap writes as styles. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
});

/** Tiptap's usual extensions; ordered lists without `start` and `type`, which texts may not have. */
const PlainStarterKit = StarterKit.extend({
  addExtensions() {
    const extensions = this.parent?.() ?? [];
    return extensions.map((extension) =>
      extension.type === 'node' && extension.name === 'orderedList'
        ? (extension as Node).extend({
            renderHTML: ({ HTMLAttributes: { start: _start, type: _type, ...rest } }) => ['ol', rest, 0],
          })
        : extension,
    );
  },
});

const cellAttributes = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => readSpan(cell, 'colspan') },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => readSpan(cell, 'rowspan') },
  colwidth: { default: null, rendered: false },
};

function readSpan(cell: HTMLElement, name: string): number {
  return Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1);
}

const PlainCell = TableCell.extend({ addAttributes: () => cellAttributes });
const PlainHeader = TableHeader.extend({ addAttributes: () => ({ ...cellAttributes, scope: { default: null } }) });

/** Extensions of the editor. */
export function createExtensions(): AnyExtension[] {
  return [
    PlainStarterKit.configure({
      heading: { levels: [...headingLevels] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: isSafeUrl,
      },
    }),
    GlobalAttributes,
    ClassAlign,
    ...['sub', 'sup', 'small', 'mark'].map(createMark),
    Span,
    Box,
    Figure,
    createBlock('figcaption', 'figcaption', 'inline*'),
    createBlock('descriptionList', 'dl', '(descriptionTerm | descriptionDetails)+', 'block'),
    createBlock('descriptionTerm', 'dt', 'inline*'),
    createBlock('descriptionDetails', 'dd', 'inline*'),
    AlignedImage,
    Embed,
    PlainTable.configure({ resizable: false }),
    TableRow,
    PlainHeader,
    PlainCell,
  ];
}
