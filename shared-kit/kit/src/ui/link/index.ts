export { type LinkProps, LinkProvider, plainLink, type RenderLink, useRenderLink } from './link.tsx';
