export { Embed, type EmbedProps } from './embed.tsx';
export type { EmbedKind } from './embed-source.ts';
