import { iconShapes } from './icon-shapes.ts';

/** Name of an icon of the set. */
export type IconName = keyof typeof iconShapes;

/** All icon names, for icon pickers. */
export const iconNames = Object.keys(iconShapes) as IconName[];

/** Props of `Icon`. */
export interface IconProps {
  name: IconName;
  /** Custom outline on the grid of 24 units, instead of that of `name`. */
  shape?: string | undefined;
  /** Edge length in pixels, or any CSS length. */
  size?: number | string;
  className?: string;
}

const DEFAULT_SIZE = 22;

/** A decorative icon in the colour of the text; hidden from assistive technology. */
export function Icon({ name, shape = iconShapes[name], size = DEFAULT_SIZE, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      style={{ flex: 'none' }}
    >
      <path d={shape} fill={name === 'heart-filled' ? 'currentColor' : undefined} />
    </svg>
  );
}
