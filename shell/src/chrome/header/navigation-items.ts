import type { CustomMenuItem, NavigationPage } from '@fakos/shared-kit/api/settings/contract';
import { useGetNavigationQuery } from '@fakos/shared-kit/api/settings/hooks';
import { paths } from '@fakos/shared-kit/router';
import { useEffect } from 'react';
import { useText } from '../../text.ts';

/** Event on the window after which the bar reads its settings again (spec section 2). */
export const NAVIGATION_UPDATED_EVENT = 'navigation-settings-updated';

/** A line of the navigation bar. */
export interface NavigationItem {
  readonly title: string;
  readonly url: string;
  readonly newTab: boolean;
}

/** What the bar shows, and how it looks; the five default items where the server said nothing (spec section 8). */
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
    items: known ? itemsOf(known.pages, known.customMenuItems) : defaults,
  };
}

function itemsOf(pages: readonly NavigationPage[], links: readonly CustomMenuItem[]): NavigationItem[] {
  const ordered = pages.filter(({ visible }) => visible).sort((a, b) => a.order - b.order);
  return [
    ...ordered.map(({ title, path }) => ({ title, url: path, newTab: false })),
    ...links
      .filter(({ visible }) => visible)
      .map(({ title, url, openInNewTab }) => ({ title, url, newTab: openInNewTab })),
  ];
}
