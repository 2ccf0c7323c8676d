import { isEmbedSource } from '../../html/allow-list.ts';
import type { EmbedKind } from './embed-source.ts';

/** A frame that somebody wrote into a text. */
export interface WrittenFrame {
  readonly kind: EmbedKind;
  readonly src: string;
  /** '' where the text gives it none. */
  readonly title: string;
  /** Width to height, where the text says both. */
  readonly ratio: number | undefined;
}

/** What stands between the frames of a text, and the frames. */
export type TextPiece = ({ readonly html: string } | { readonly frame: WrittenFrame }) & {
  /** Where in the text it begins. */
  readonly at: number;
};

const MAPS_HOST = 'www.google.com';

// No `<` outside of quotes, so that a text of open tags alone is read in one go.
const TAG = /<(\/?)([a-z][a-z\d]*)((?:[^<>"]|"[^"]*")*)>/gi;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/gi;
const VOID = new Set(['br', 'hr', 'img']);
const HOLLOW =
  '<(p|div|section|figure|span|li|ul|ol|blockquote|a|b|i|u|em|strong|small)(?=[\\s>])(?:[^<>"]|"[^"]*")*>\\s*</\\1>';
const HOLLOW_END = new RegExp(`${HOLLOW}(?=(?:\\s*</\\w+>)*\\s*$)`, 'i');
const HOLLOW_START = new RegExp(`(?<=^(?:\\s*<\\w(?:[^<>"]|"[^"]*")*>)*\\s*)${HOLLOW}`, 'i');

/**
 * Cuts clean HTML at its frames: whatever is open around one is closed before it and opened again after it, so that each
 * piece is whole. Frames of hosts that may not be embedded are left out.
 */
export function cutAtFrames(html: string): TextPiece[] {
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
    readTo = endOfFrame(html, match.index + tag.length);
    const frame = slash ? undefined : readFrame(attributes);
    if (!frame) continue;
    const closing = open.map((element) => `</${element.name}>`).toReversed();
    pieces.push({ at, html: hollowed(text + closing.join(''), HOLLOW_END) }, { at: match.index, frame });
    at = readTo;
    text = open.map((element) => element.tag).join('');
  }
  const rest = text + html.slice(readTo);
  pieces.push({ at, html: pieces.length === 0 ? rest : hollowed(rest, HOLLOW_START) });
  return pieces.filter((piece) => 'frame' in piece || piece.html.trim() !== '');
}

function endOfFrame(html: string, from: number): number {
  const end = /<\/iframe\s*>/gi;
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : from;
}

function readFrame(attributes: string): WrittenFrame | undefined {
  const read = new Map(Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]));
  const src = plain(read.get('src') ?? '');
  if (!isEmbedSource(src)) return undefined;
  const ratio = Number(read.get('width')) / Number(read.get('height'));
  return {
    kind: new URL(src).host === MAPS_HOST ? 'map' : 'video',
    src,
    title: plain(read.get('title') ?? '').trim(),
    ratio: Number.isFinite(ratio) && ratio > 0 ? ratio : undefined,
  };
}

/** What an attribute says; nothing but these is escaped in clean HTML. */
function plain(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Takes away what was around a frame alone. */
function hollowed(html: string, hollow: RegExp): string {
  const less = html.replace(hollow, '');
  return less === html ? html : hollowed(less, hollow);
}
