import { isEmbedSource } from '@fakos/contracts/html/allow-list';
import type { EmbedKind } from './embed-source.ts';

/** A frame inside a text. */
export interface FrameInText {
  readonly kind: EmbedKind;
  readonly src: string;
  /** '' without a title. */
  readonly title: string;
  /** Width divided by height, if both are given. */
  readonly ratio: number | undefined;
}

/** A piece of a text: HTML between frames, or a frame. */
export type TextPiece = ({ readonly html: string } | { readonly frame: FrameInText }) & {
  /** Start position in the text. */
  readonly at: number;
};

const MAPS_HOST = 'www.google.com';

// No `<` outside quotes, so that matching stays linear for a text of unclosed tags.
const TAG = /<(\/?)([a-z][a-z\d]*)((?:[^<>"]|"[^"]*")*)>/gi;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/gi;
const VOID = new Set(['br', 'hr', 'img']);
const EMPTY_WRAPPER =
  '<(p|div|section|figure|span|li|ul|ol|blockquote|a|b|i|u|em|strong|small)(?=[\\s>])(?:[^<>"]|"[^"]*")*>\\s*</\\1>';
const EMPTY_WRAPPER_AT_END = new RegExp(`${EMPTY_WRAPPER}(?=(?:\\s*</\\w+>)*\\s*$)`, 'i');
const EMPTY_WRAPPER_AT_START = new RegExp(`(?<=^(?:\\s*<\\w(?:[^<>"]|"[^"]*")*>)*\\s*)${EMPTY_WRAPPER}`, 'i');

/**
 * Splits sanitised HTML at its frames. Open elements around a frame are closed before it and reopened after it, so that
 * each piece is well-formed. Frames of hosts that are not allowed are left out.
 */
export function splitAtFrames(html: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  const open: { name: string; tag: string }[] = [];
  let text = '';
  let readTo = 0;
  let at = 0;
  for (const match of html.matchAll(TAG)) {
    const [tag, slash, written = '', attributes = ''] = match;
    const name = written.toLowerCase();
    if (match.index < readTo) continue;
    if (name !== 'iframe') {
      if (slash) open.pop();
      else if (!VOID.has(name)) open.push({ name, tag });
      continue;
    }
    text += html.slice(readTo, match.index);
    readTo = findFrameEnd(html, match.index + tag.length);
    const frame = slash ? undefined : readFrame(attributes);
    if (!frame) continue;
    const closing = open.map((element) => `</${element.name}>`).toReversed();
    pieces.push(
      { at, html: removeEmptyWrappers(text + closing.join(''), EMPTY_WRAPPER_AT_END) },
      { at: match.index, frame },
    );
    at = readTo;
    text = open.map((element) => element.tag).join('');
  }
  const rest = text + html.slice(readTo);
  pieces.push({ at, html: pieces.length === 0 ? rest : removeEmptyWrappers(rest, EMPTY_WRAPPER_AT_START) });
  return pieces.filter((piece) => 'frame' in piece || piece.html.trim() !== '');
}

function findFrameEnd(html: string, from: number): number {
  const end = /<\/iframe\s*>/gi;
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : from;
}

function readFrame(attributes: string): FrameInText | undefined {
  const read = new Map(Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]));
  const src = decodeAttribute(read.get('src') ?? '');
  if (!isEmbedSource(src)) return undefined;
  const ratio = Number(read.get('width')) / Number(read.get('height'));
  return {
    kind: new URL(src).host === MAPS_HOST ? 'map' : 'video',
    src,
    title: decodeAttribute(read.get('title') ?? '').trim(),
    ratio: Number.isFinite(ratio) && ratio > 0 ? ratio : undefined,
  };
}

/** Decodes an attribute's value; sanitised HTML escapes only these characters. */
function decodeAttribute(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Removes elements that contained nothing but a frame. */
function removeEmptyWrappers(html: string, pattern: RegExp): string {
  const shorter = html.replace(pattern, '');
  return shorter === html ? html : removeEmptyWrappers(shorter, pattern);
}
