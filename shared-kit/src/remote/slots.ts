import type { PageSection } from '../api/pages/contract.ts';

/**
 * Every place that a remote may fill, with what the place hands to the filling component. Whoever renders a slot and
 * whoever fills it compile against this map.
 */
export interface SlotProps {
  /** Home page: products that the shop recommends. */
  'home.featured-products': { title: string; subtitle: string; limit: number };
  /** Home page: the newest posts. */
  'home.latest-posts': { title: string; subtitle: string; limit: number; layout: 'grid' | 'carousel' };
  /** Beside a post: products that go with it. */
  'post.related-products': { limit: number };
  /** The widgets of a page's sections. */
  'page.sections': { sections: readonly PageSection[] };
  /** A whole page of the database inside an informational route of the shell, by its slug. */
  'page.content': { slug: string };
}

/** The name of a slot. */
export type SlotName = keyof SlotProps;

/** All slot names, for the checks that read names at run time. */
export const slotNames = [
  'home.featured-products',
  'home.latest-posts',
  'post.related-products',
  'page.sections',
  'page.content',
] as const satisfies readonly SlotName[];
