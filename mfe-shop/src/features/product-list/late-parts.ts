import { ActiveFilters } from './active-filters.tsx';
import { CategoryHead } from './category-head.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { LayoutSwitch } from './layout-switch.tsx';
import { ListFailed } from './list-failed.tsx';
import { MorePage } from './more-page.tsx';
import { NoResults } from './no-results.tsx';
import { ResultRows } from './result-row.tsx';
import { UnknownCategory } from './unknown-category.tsx';

/** Parts of a list whose code comes after the first view. */
export const lateParts = {
  ActiveFilters,
  CategoryHead,
  FilterDrawer,
  FilterPanel,
  LayoutSwitch,
  ListFailed,
  MorePage,
  NoResults,
  ResultRows,
  UnknownCategory,
};
