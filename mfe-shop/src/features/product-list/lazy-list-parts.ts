import { createLazyParts } from '@fakos/shared-kit/lazy';
// The server renders these components with the page, so the page needs their styles immediately.
import './category/category-header.module.css';
import './filters/filter-panel.module.css';
import './results/result-row.module.css';
import '../../ui/chip.module.css';
import '../../ui/stack.module.css';

/** Lazy components of the list; the server loads them before it renders. */
export const lazyListParts = createLazyParts(async () => {
  const parts = await import(/* webpackChunkName: "list-filters" */ './list-parts.ts');
  return parts.listParts;
});
