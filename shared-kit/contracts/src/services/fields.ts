/** Icons of services that the public pages draw; any other name gets the default icon. Names of Tabler icons without prefix. */
export const serviceIcons = [
  'eyeglass',
  'eye-check',
  'droplet',
  'adjustments',
  'tools',
  'mood-kid',
  'package',
  'calendar',
  'clock',
  'home-check',
  'phone',
  'truck',
  'user',
] as const;
/** See {@link serviceIcons}. */
export type ServiceIconName = (typeof serviceIcons)[number];
