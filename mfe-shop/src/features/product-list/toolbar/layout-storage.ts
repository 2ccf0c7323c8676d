import { browserStorage } from '@fakos/shared-kit/state';
import type { ListView } from '../view/list-view.ts';

/** Browser-storage key of the chosen layout; only rows are stored, because the grid is the default. */
const LAYOUT_STORAGE_KEY = 'list-layout';

/** The remembered layout. */
export function getRememberedLayout(): ListView['layout'] {
  return browserStorage.getItem(LAYOUT_STORAGE_KEY) === 'rows' ? 'rows' : 'grid';
}

/** Remembers a layout for the next lists. */
export function rememberLayout(layout: ListView['layout']): void {
  if (layout === 'rows') browserStorage.setItem(LAYOUT_STORAGE_KEY, layout);
  else browserStorage.removeItem(LAYOUT_STORAGE_KEY);
}
