import { Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import {
  getDesktopPermission,
  playOrderSound,
  requestDesktopPermission,
  setAlertOn,
  useAlertOn,
} from '../../framework/layout/notifications/order-alerts.ts';
import { Section } from '../../framework/section.tsx';
import { useText } from '../../text.ts';

/** How this browser announces new orders: messages on the desktop and a sound, each with a switch. */
export function OrderAlerts() {
  const text = useText();
  const isSoundOn = useAlertOn('sound');
  const isDesktopOn = useAlertOn('desktop');
  const [permission, setPermission] = useState(getDesktopPermission);

  async function switchDesktop(isOn: boolean) {
    const after = isOn ? await requestDesktopPermission() : permission;
    setPermission(after);
    setAlertOn('desktop', isOn && after === 'granted');
  }

  function switchSound(isOn: boolean) {
    setAlertOn('sound', isOn);
    if (isOn) playOrderSound();
  }

  const isBlocked = permission === 'denied' || permission === 'unsupported';
  return (
    <Section title={text('notifications.alerts')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {text('notifications.alertsHint')}
        </Text>
        <Switch
          label={text('notifications.desktop')}
          description={text(isBlocked ? `notifications.desktopBlocked.${permission}` : 'notifications.desktopHint')}
          checked={isDesktopOn && permission === 'granted'}
          disabled={isBlocked}
          onChange={(event) => void switchDesktop(event.currentTarget.checked)}
        />
        <Switch
          label={text('notifications.sound')}
          description={text('notifications.soundHint')}
          checked={isSoundOn}
          onChange={(event) => switchSound(event.currentTarget.checked)}
        />
      </Stack>
    </Section>
  );
}
