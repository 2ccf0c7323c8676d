/** A product or post that somebody wants to find again (spec section 7). */
export interface WishProperties {
  readonly id: number;
  readonly name: string;
  /** Euros to pay; null for posts. */
  readonly price: number | null;
  readonly image: string;
  readonly category: string;
}

/**
 * Every event that is counted, by name, with what it carries. Nothing in it says who did it. Sent by `useTrackEvent` of
 * `@fakos/shared-kit/remote/host`.
 */
export interface AnalyticsEvents {
  /** One piece went into the cart; `price` is the sale price if there is one (spec section 7). */
  add_to_cart: {
    readonly id: number;
    readonly name: string;
    readonly price: number;
    readonly image: string;
    readonly quantity: 1;
  };
  add_to_wishlist: WishProperties;
  remove_from_wishlist: WishProperties;
  /** An order was placed; its number stays out of it, because it leads to a person. */
  purchase: {
    readonly total: number;
    readonly items: readonly { readonly id: number; readonly price: number; readonly quantity: number }[];
  };
  /** Somebody searched; `results` is what was suggested, null where the visitor went on before that was known. */
  search: { readonly query: string; readonly results: number | null };
  /** An appointment was asked for. */
  booking: { readonly id: number; readonly participants: number };
  /** A message was sent, by the form that it came from. */
  contact: { readonly form: string };
}

/** Name of an event that is counted. */
export type AnalyticsEventName = keyof AnalyticsEvents;

/** An event with what it carries. */
export type AnalyticsEvent = {
  [N in AnalyticsEventName]: readonly [name: N, properties: AnalyticsEvents[N]];
}[AnalyticsEventName];

/** Counts an event, where the visitor allows it; elsewhere it is forgotten at once. */
export type TrackEvent = (...event: AnalyticsEvent) => void;
