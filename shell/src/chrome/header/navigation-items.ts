import type { CustomMenuItem, NavigationPage } from '@fakos/shared-kit/api/settings/contract';
import { useGetNavigationQuery } from '@fakos/shared-kit/api/settings/hooks';
import { paths } from '@fakos/shared-kit/router';
import { useEffect } from 'react';
import { useText } from '../../text.ts';

/** Event on the window after which the bar reads its settings again (spec section 2). */
export const NAVIGATION_UPDATED_EVENT = 'navigation-settings-updated';

/** Place of a page that names none (spec section 9). */
const LAST_ORDER = 999;

/** The bar of a shop that saved none, in its order (spec section 2). */
const DEFAULT_ITEMS = ['home', 'products', 'about', 'faq', 'contact'] as const;

/** A line of the navigation bar. */
export interface NavigationItem {
  readonly title: string;
  readonly url: string;
  readonly newTab: boolean;
}

/**
 * What the bar shows, and how it looks: the items that the shop saved, or the five default ones (spec sections 2 and 8),
 * and among them by their order the pages that ask for a place in the menu; then the shop's own links.
 */
export function useNavigation() {
  const text = useText();
  const { data, refetch } = useGetNavigationQuery();

  useEffect(
    function reloadWhenUpdated() {
      const reload = () => void refetch();
      window.addEventListener(NAVIGATION_UPDATED_EVENT, reload);
      return () => window.removeEventListener(NAVIGATION_UPDATED_EVENT, reload);
    },
    [refetch],
  );

  const known = data?.data;
  const pages: readonly MenuPage[] = known?.pages ?? [];
  const isSaved = pages.some(({ type }) => type !== 'dynamic');
  const defaults = DEFAULT_ITEMS.map((key, index) => ({
    title: text(`nav.${key}`),
    path: key === 'products' ? paths.shop : paths[key],
    visible: true,
    order: index + 1,
  }));
  return {
    look: known?.navigation,
    items: [...itemsOf(isSaved ? pages : [...defaults, ...pages]), ...linksOf(known?.customMenuItems ?? [])],
  };
}

type MenuPage = Pick<NavigationPage, 'title' | 'path' | 'visible' | 'order'> & Partial<Pick<NavigationPage, 'type'>>;

function itemsOf(pages: readonly MenuPage[]): NavigationItem[] {
  return pages
    .filter(({ visible }) => visible)
    .sort((one, other) => (one.order ?? LAST_ORDER) - (other.order ?? LAST_ORDER))
    .map(({ title, path }) => ({ title, url: path, newTab: false }));
}

function linksOf(links: readonly CustomMenuItem[]): NavigationItem[] {
  return links
    .filter(({ visible }) => visible)
    .map(({ title, url, openInNewTab }) => ({ title, url, newTab: openInNewTab }));
}
