import type { SlotName } from '@fakos/contracts/remote/slot-names';

/**
 * Slots in the first view of the shell's pages, by the path of their route. Slots further down load when the visitor scrolls
 * near them. Only the build reads this, for the manifest; browsers get the slots of their page from the gateway.
 */
export const firstViewSlots: Readonly<Record<string, readonly SlotName[]>> = {
  '': ['home.gallery', 'home.store', 'home.masonry', 'page.extra-section'],
  about: ['page.content'],
  privacy: ['page.sections'],
  terms: ['page.sections'],
  faq: ['page.sections'],
  contact: ['page.sections'],
};
