/** Properties of wishlist events (spec section 7). */
export interface WishlistEventProperties {
  readonly id: number;
  readonly name: string;
  /** Euros to pay; null for posts. */
  readonly price: number | null;
  readonly image: string;
  readonly category: string;
}

/**
 * Analytics events by name, with their properties. They do not identify the visitor. Sent by `useTrackEvent` of
 */
export interface AnalyticsEvents {
  /** An item was added to the cart; `price` is the sale price if there is one (spec section 7). */
  add_to_cart: {
    readonly id: number;
    readonly name: string;
    readonly price: number;
    readonly image: string;
    readonly quantity: 1;
  };
  add_to_wishlist: WishlistEventProperties;
  remove_from_wishlist: WishlistEventProperties;
  /** An order was placed; without its number, which would identify the customer. */
  purchase: {
    readonly total: number;
    readonly items: readonly { readonly id: number; readonly price: number; readonly quantity: number }[];
  };
  /** A search; `results` is the number of suggestions, null if the visitor submitted before they arrived. */
  search: { readonly query: string; readonly results: number | null };
  /** An appointment was requested. */
  booking: { readonly id: number; readonly participants: number };
  /** A contact form was sent. */
  contact: { readonly form: string };
}

/** Name of an analytics event. */
export type AnalyticsEventName = keyof AnalyticsEvents;

/** An analytics event with its properties. */
export type AnalyticsEvent = {
  [N in AnalyticsEventName]: readonly [name: N, properties: AnalyticsEvents[N]];
}[AnalyticsEventName];

/** Records an event if the visitor has consented to analytics, or else discards it. */
export type TrackEvent = (...event: AnalyticsEvent) => void;
