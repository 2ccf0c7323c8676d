import type { CustomMenuItem, NavigationPage } from '@fakos/contracts/settings/contract';
import { useGetNavigationQuery } from '@fakos/shared-kit/api/settings/hooks';
import { paths, useLocation } from '@fakos/shared-kit/router';
import { useEffect } from 'react';
import { useText } from '../../../text.ts';
import { findCurrentItem } from './current-item.ts';

/** Window event after which the navigation settings are reloaded (spec section 2). */
export const NAVIGATION_UPDATED_EVENT = 'navigation-settings-updated';

/** Spec section 9. */
const DEFAULT_ORDER = 999;

/** Default items in their order (spec section 2). */
const DEFAULT_ITEMS = ['home', 'products', 'about', 'faq', 'contact'] as const;

/** An item of the navigation bar. */
export interface NavigationItem {
  readonly title: string;
  readonly url: string;
  readonly newTab: boolean;
  /** The current page is this item's, or in its section; true for one item at most. */
  readonly isCurrent: boolean;
}

type UnmarkedItem = Omit<NavigationItem, 'isCurrent'>;

/**
 * Items and appearance of the navigation bar: the saved items or the five default ones (spec sections 2 and 8), merged
 * by their order with the pages that have a menu order of their own; then the custom links.
 */
export function useNavigation() {
  const text = useText();
  const location = useLocation();
  const { data, refetch } = useGetNavigationQuery();

  useEffect(
    function reloadOnUpdate() {
      const reload = () => void refetch();
      window.addEventListener(NAVIGATION_UPDATED_EVENT, reload);
      return () => window.removeEventListener(NAVIGATION_UPDATED_EVENT, reload);
    },
    [refetch],
  );

  const settings = data?.data;
  const pages: readonly MenuPage[] = settings?.pages ?? [];
  const isSaved = pages.some(({ type }) => type !== 'dynamic');
  const defaults = DEFAULT_ITEMS.map((key, index) => ({
    title: text(`nav.${key}`),
    path: key === 'products' ? paths.shop : paths[key],
    visible: true,
    order: index + 1,
  }));
  const items = [
    ...toItems(isSaved ? pages : [...defaults, ...pages]),
    ...toCustomItems(settings?.customMenuItems ?? []),
  ];
  const current = findCurrentItem(items, location);
  return {
    appearance: settings?.navigation,
    items: items.map((item): NavigationItem => ({ ...item, isCurrent: item === current })),
  };
}

type MenuPage = Pick<NavigationPage, 'title' | 'path' | 'visible' | 'order'> & Partial<Pick<NavigationPage, 'type'>>;

function toItems(pages: readonly MenuPage[]): UnmarkedItem[] {
  return pages
    .filter(({ visible }) => visible)
    .sort((a, b) => (a.order ?? DEFAULT_ORDER) - (b.order ?? DEFAULT_ORDER))
    .map(({ title, path }) => ({ title, url: path, newTab: false }));
}

function toCustomItems(links: readonly CustomMenuItem[]): UnmarkedItem[] {
  return links
    .filter(({ visible }) => visible)
    .map(({ title, url, openInNewTab }) => ({ title, url, newTab: openInNewTab }));
}
