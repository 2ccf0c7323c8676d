import { isEmbedSource, isSocialSource } from '@fakos/contracts/html/allow-list';
import type { OptionalCategory } from '../../state/consent.slice.ts';

/** Kind of embedded content; decides about texts and the required consent. */
export type EmbedKind = 'map' | 'video' | 'social';

/** Consent category required to load an embed automatically. */
export const consentCategories: Readonly<Record<EmbedKind, OptionalCategory>> = {
  map: 'functional',
  video: 'functional',
  social: 'marketing',
};

const providers: Readonly<Record<string, string>> = {
  'www.google.com': 'Google',
  'www.youtube.com': 'Google',
  'www.youtube-nocookie.com': 'Google',
  'player.vimeo.com': 'Vimeo',
  'www.facebook.com': 'Meta',
};

/** Whether an embed of this kind may show a URL. */
export function isAllowedSource(kind: EmbedKind, src: string): boolean {
  return kind === 'social' ? isSocialSource(src) : isEmbedSource(src);
}

/** Name of the provider that receives the visitor's data when a URL is loaded. */
export function getProvider(src: string): string {
  const { host } = new URL(src);
  return providers[host] ?? host;
}
