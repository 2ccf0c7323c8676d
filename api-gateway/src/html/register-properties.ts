import { DRAWER_PROPERTIES } from '@fakos/contracts/remote/drawer-properties';

/** Inline script of every page, see {@link DRAWER_PROPERTIES}. */
export const registerProperties = `for (const property of ${JSON.stringify(DRAWER_PROPERTIES)}) window.CSS?.registerProperty?.(property);`;
