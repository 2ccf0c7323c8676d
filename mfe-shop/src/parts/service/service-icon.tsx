import type { ServiceIconName } from '@fakos/contracts/services/fields';
import { Icon, type IconName } from '@fakos/shared-kit/ui/icon';

type DrawnName = 'droplet' | 'mood-kid';

/** The kit's icons by the icon names of the back office, and of earlier versions; other names use the default icon. */
const kitIcons: Readonly<Record<Exclude<ServiceIconName, DrawnName>, IconName> & Record<string, IconName>> = {
  adjustments: 'filter',
  calendar: 'calendar',
  clock: 'clock',
  eye: 'eye',
  'eye-check': 'eye',
  eyeglass: 'glasses',
  'home-check': 'check',
  package: 'package',
  phone: 'phone',
  settings: 'settings',
  tool: 'settings',
  tools: 'settings',
  truck: 'truck',
  user: 'user',
};

/** SVG paths of icons that the kit does not have. */
const serviceShapes: Readonly<Record<DrawnName, string> & Record<string, string>> = {
  droplet: 'M12 3.6c3.6 4 6 7 6 10.4a6 6 0 0 1-12 0c0-3.4 2.4-6.4 6-10.4ZM9.2 14.4a2.9 2.9 0 0 0 2.4 2.7',
  'mood-kid':
    'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM9 10.3v.1M15 10.3v.1M8.8 14.3c.8 1.2 1.9 1.8 3.2 1.8s2.4-.6 3.2-1.8M12 3.5c-1.2 1-1.3 2.6-.2 3.5',
};

/** The decorative icon of a service. */
export function ServiceIcon({ name, size }: { name: string; size: number }) {
  return <Icon name={kitIcons[name] ?? 'glasses'} shape={serviceShapes[name]} size={size} />;
}
