import { lateParts } from '@fakos/shared-kit/remote/late-parts';
// The server renders these parts with the page, so their styles come with it.
import './category-head.module.css';
import './filter-panel.module.css';
import './result-row.module.css';

/** Parts of a list that come after the first view. */
export const { load: loadLateParts, part: late } = lateParts(async () => {
  const parts = await import(/* webpackChunkName: "list-filters" */ './late-parts.ts');
  return parts.lateParts;
});
