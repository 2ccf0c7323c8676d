/** A custom property, as `CSS.registerProperty` takes it. */
export interface RegisteredProperty {
  readonly name: string;
  readonly syntax: string;
  readonly inherits: boolean;
  readonly initialValue: string;
}

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;

/**
 * Custom properties that drawers (Base UI) register. Registering one computes the styles of the whole page, 220 to 380 ms on a
 * phone, so pages register them before they have content. A test of the kit compares the list with what a drawer registers.
 */
export const DRAWER_PROPERTIES: readonly RegisteredProperty[] = [
  { name: '--drawer-swipe-movement-x', ...length },
  { name: '--drawer-swipe-movement-y', ...length },
  { name: '--drawer-snap-point-offset', ...length },
  { name: '--drawer-swipe-progress', syntax: '<number>', inherits: false, initialValue: '0' },
  { name: '--drawer-swipe-strength', syntax: '<number>', inherits: false, initialValue: '1' },
];
