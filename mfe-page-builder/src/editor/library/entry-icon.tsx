import { Icon, type IconName, iconNames } from '@fakos/shared-kit/ui/icon';
import { IconPuzzle } from '@tabler/icons-react';
import type { LibraryEntry } from './library-entries.ts';
import { isWidgetType, widgetLabels } from './widget-labels.ts';

const SIZE = 20;

type EntryIconProps = Pick<LibraryEntry, 'type' | 'kitIcon'> & {
  /** In pixels. */
  readonly size?: number;
};

/** The icon of a widget; decorative, because its name is beside it. */
export function EntryIcon({ type, kitIcon, size = SIZE }: EntryIconProps) {
  if (isWidgetType(type)) {
    const WidgetIcon = widgetLabels[type].icon;
    return <WidgetIcon size={size} aria-hidden />;
  }
  const name = iconNames.find((candidate): candidate is IconName => candidate === kitIcon);
  return name ? <Icon name={name} size={size} /> : <IconPuzzle size={size} aria-hidden />;
}
