/** Icons of the installed app. A maskable one fills its square, so that any shape can be cut out of it. */
export const iconNames = [
  { name: '192', size: 192, purpose: 'any' },
  { name: '512', size: 512, purpose: 'any' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
] as const;
/** An icon of {@link iconNames}. */
export type Icon = (typeof iconNames)[number];

/** The base of the icons. */
export const ICONS_PATH = '/icons/';

/** Address of an icon; `version` changes with its source. */
export function getIconAddress(name: Icon['name'], version: string): string {
  return `${ICONS_PATH}${name}.png?v=${version}`;
}
