import { MAX_SECTIONS, MAX_SECTIONS_KB, MAX_WIDGET_DEPTH, MAX_WIDGETS } from '@fakos/contracts/pages/contract';

/** Limits of a page in one language, by the key of their message below `editor.limits`. */
export const limits = {
  sections: MAX_SECTIONS,
  widgets: MAX_WIDGETS,
  depth: MAX_WIDGET_DEPTH,
  size: MAX_SECTIONS_KB,
} as const;

/** See {@link limits}. */
export type Limit = keyof typeof limits;

/** Thrown by an operation that would exceed a limit; nothing was changed. */
export class LimitError extends Error {
  readonly limit: Limit;

  constructor(limit: Limit) {
    super(`the limit of ${limit} is ${limits[limit]}`);
    this.limit = limit;
  }
}
