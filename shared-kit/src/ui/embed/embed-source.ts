import { isEmbedSource, isSocialSource } from '../../html/allow-list.ts';
import type { OptionalCategory } from '../../state/consent.slice.ts';

/** What is embedded: its words and the consent that it takes depend on it. */
export type EmbedKind = 'map' | 'video' | 'social';

/** The consent under which an embed loads by itself. */
export const categoryOf: Readonly<Record<EmbedKind, OptionalCategory>> = {
  map: 'functional',
  video: 'functional',
  social: 'marketing',
};

const receivers: Readonly<Record<string, string>> = {
  'www.google.com': 'Google',
  'www.youtube.com': 'Google',
  'www.youtube-nocookie.com': 'Google',
  'player.vimeo.com': 'Vimeo',
  'www.facebook.com': 'Meta',
};

/** Whether an embed of this kind may show this address. */
export function isAllowedSource(kind: EmbedKind, src: string): boolean {
  return kind === 'social' ? isSocialSource(src) : isEmbedSource(src);
}

/** Who learns of the visitor when the address loads, as a visitor knows them. */
export function receiverOf(src: string): string {
  const { host } = new URL(src);
  return receivers[host] ?? host;
}
