import type { StaffPermission } from '@fakos/contracts/permissions';
import type el from '../../../locales/el.json';

type TourTexts = (typeof el)['tours']['tours'];

/** A guided tour over the screens. */
export type TourId = keyof TourTexts;

type StepKey<Id extends TourId> = Id extends TourId ? keyof TourTexts[Id]['steps'] & string : never;

/** A step of a tour; its text is below `tours.tours` in the locales. */
export interface TourStep<Id extends TourId = TourId> {
  readonly key: StepKey<Id>;
  /** Address that the step opens; without one it describes the current screen. */
  readonly path?: string;
  /** Name of the described control: `data-tour` of an element, or the beginning of a form field's id. */
  readonly target?: string;
}

interface Tour<Id extends TourId = TourId> {
  /** Permission that its steps require. */
  readonly permission: StaffPermission;
  readonly steps: readonly TourStep<Id>[];
}

const SHOP = '/admin/shop';
const ORDERS = '/admin/bookings';
const CONTACT = '/admin/settings/contact';
const POSTS = '/admin/posts';
const SAVE_BAR = 'save-bar';

/** The tours in the order of the tutorial. */
export const tours: { readonly [Id in TourId]: Tour<Id> } = {
  product: {
    permission: 'catalogue',
    steps: [
      { key: 'list', path: SHOP, target: 'new-product' },
      { key: 'name', path: `${SHOP}/new`, target: 'field-name' },
      { key: 'price', path: `${SHOP}/new`, target: 'field-price' },
      { key: 'status', path: `${SHOP}/new`, target: 'field-status' },
      { key: 'save', path: `${SHOP}/new`, target: SAVE_BAR },
      { key: 'images', target: 'product-images' },
    ],
  },
  order: {
    permission: 'sales',
    steps: [
      { key: 'queues', path: ORDERS, target: 'order-queues' },
      { key: 'open', path: ORDERS, target: 'list' },
      { key: 'state', target: 'order-state' },
      { key: 'print', target: 'order-print' },
      { key: 'emails', target: 'order-emails' },
    ],
  },
  settings: {
    permission: 'settings',
    steps: [
      { key: 'menu', path: '/admin/settings', target: 'menu-settings' },
      { key: 'hours', path: CONTACT, target: 'field-working_hours' },
      { key: 'save', path: CONTACT, target: SAVE_BAR },
      { key: 'check', target: 'public-site' },
    ],
  },
  post: {
    permission: 'content',
    steps: [
      { key: 'list', path: POSTS, target: 'new-post' },
      { key: 'title', path: `${POSTS}/new`, target: 'field-title' },
      { key: 'content', path: `${POSTS}/new`, target: 'field-content' },
      { key: 'publish', path: `${POSTS}/new`, target: 'field-status' },
      { key: 'save', path: `${POSTS}/new`, target: SAVE_BAR },
    ],
  },
};

/** Ids of the tours in the order of the tutorial. */
export const tourIds = Object.keys(tours) as TourId[];

/** Name of the preference that stores a user's progress. */
export function getProgressKey(id: TourId): string {
  return `tour.${id}`;
}

/** Value of the preference of a tour that was finished. */
export const TOUR_DONE = 'done';
