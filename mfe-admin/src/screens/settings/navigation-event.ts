/** Window event after which the navigation bar reloads its settings (spec section 2). */
export const NAVIGATION_UPDATED_EVENT = 'navigation-settings-updated';
