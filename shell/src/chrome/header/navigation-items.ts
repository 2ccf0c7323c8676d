import type { CustomMenuItem, NavigationPage } from '@fakos/shared-kit/api/settings/contract';
import { useGetNavigationQuery } from '@fakos/shared-kit/api/settings/hooks';
import { paths } from '@fakos/shared-kit/router';
import { useEffect } from 'react';
import { useText } from '../../text.ts';

/** Event on the window after which the bar reads its settings again (spec section 2). */
export const NAVIGATION_UPDATED_EVENT = 'navigation-settings-updated';

/** Place of a page that names none (spec section 9). */
const LAST_ORDER = 999;

/** A line of the navigation bar. */
export interface NavigationItem {
  readonly title: string;
  readonly url: string;
  readonly newTab: boolean;
}

/**
 * What the bar shows, and how it looks: the shop's pages by their order, then its own links. The five default items where
 * the server said nothing (spec section 8) or knows no page yet.
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

  const defaults: NavigationItem[] = (['home', 'products', 'about', 'faq', 'contact'] as const).map((key) => ({
    title: text(`nav.${key}`),
    url: key === 'products' ? paths.shop : paths[key],
    newTab: false,
  }));
  const known = data?.data;
  return {
    look: known?.navigation,
    items: [...(known?.pages.length ? pagesOf(known.pages) : defaults), ...linksOf(known?.customMenuItems ?? [])],
  };
}

function pagesOf(pages: readonly NavigationPage[]): NavigationItem[] {
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
