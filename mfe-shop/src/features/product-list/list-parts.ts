import { CategoryHeader } from './category/category-header.tsx';
import { UnknownCategory } from './category/unknown-category.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterDrawer } from './filters/filter-drawer.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { ListError } from './results/list-error.tsx';
import { MorePage } from './results/more-page.tsx';
import { NoResults } from './results/no-results.tsx';
import { ResultRows } from './results/result-row.tsx';
import { LayoutSwitch } from './toolbar/layout-switch.tsx';

/** Components of the list that are loaded in one chunk after the first view. */
export const listParts = {
  ActiveFilters,
  CategoryHeader,
  FilterDrawer,
  FilterPanel,
  LayoutSwitch,
  ListError,
  MorePage,
  NoResults,
  ResultRows,
  UnknownCategory,
};
