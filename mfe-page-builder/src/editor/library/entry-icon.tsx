import { Icon, type IconName, iconNames } from '@fakos/shared-kit/ui/icon';
import { IconPuzzle } from '@tabler/icons-react';
import { useContributedWidgets } from './contributed-widgets.tsx';
import { isWidgetType, widgetLabels } from './widget-labels.ts';

const SIZE = 20;

interface EntryIconProps {
  readonly type: string;
  /** In pixels. */
  readonly size?: number;
}

/** The icon of a widget; decorative, because its name is beside it. */
export function EntryIcon({ type, size = SIZE }: EntryIconProps) {
  const contributed = useContributedWidgets();
  if (isWidgetType(type)) {
    const WidgetIcon = widgetLabels[type].icon;
    return <WidgetIcon size={size} aria-hidden />;
  }
  const name = iconNames.find((candidate): candidate is IconName => candidate === contributed.get(type)?.icon);
  return name ? <Icon name={name} size={size} /> : <IconPuzzle size={size} aria-hidden />;
}
