import { type ServiceIconName, serviceIcons } from '@fakos/contracts/services/fields';
import { NativeSelect } from '@mantine/core';
import {
  type Icon,
  IconAdjustments,
  IconCalendar,
  IconClock,
  IconDroplet,
  IconEyeCheck,
  IconEyeglass,
  IconHomeCheck,
  IconMoodKid,
  IconPackage,
  IconPhone,
  IconTools,
  IconTruck,
  IconUser,
} from '@tabler/icons-react';
import { useField } from '../../../framework/form/form-context.ts';
import { useText } from '../../../text.ts';

const icons: Readonly<Record<ServiceIconName, Icon>> = {
  eyeglass: IconEyeglass,
  'eye-check': IconEyeCheck,
  droplet: IconDroplet,
  adjustments: IconAdjustments,
  tools: IconTools,
  'mood-kid': IconMoodKid,
  package: IconPackage,
  calendar: IconCalendar,
  clock: IconClock,
  'home-check': IconHomeCheck,
  phone: IconPhone,
  truck: IconTruck,
  user: IconUser,
};

/** The icon of a service. A stored name that is not in the list stays until another one is chosen. */
export function ServiceIconField() {
  const text = useText();
  const { id, value, error, setValue } = useField<string>('icon');
  const known = serviceIcons.find((name) => name === value);
  const Shown = icons[known ?? 'eyeglass'];
  const options = serviceIcons.map((name) => ({ value: name as string, label: text(`services.icons.${name}`) }));
  return (
    <NativeSelect
      id={id}
      label={text('services.icon')}
      error={error}
      value={value}
      leftSection={<Shown size={18} aria-hidden />}
      onChange={(event) => setValue(event.currentTarget.value)}
      data={known ? options : [{ value, label: value || text('services.defaultIcon') }, ...options]}
    />
  );
}
