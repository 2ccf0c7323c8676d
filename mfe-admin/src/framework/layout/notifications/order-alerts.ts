import type { Notification as StaffNotification } from '@fakos/contracts/notifications/contract';
import { browserStorage } from '@fakos/shared-kit/state';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Ways in which this browser announces new orders; all are off until the user switches them on. */
export type OrderAlert = 'desktop' | 'sound';

const STORAGE_PREFIX = 'admin-order-alert-';
const ON = 'on';
const TONES_HZ = [659, 880];
const TONE_SECONDS = 0.16;
const VOLUME = 0.2;

const listeners = new Set<() => void>();

/** Whether this browser announces new orders in a way. */
export function isAlertOn(alert: OrderAlert): boolean {
  return browserStorage.getItem(STORAGE_PREFIX + alert) === ON;
}

/** Switches a way of announcing new orders on or off in this browser. */
export function setAlertOn(alert: OrderAlert, isOn: boolean) {
  if (isOn) browserStorage.setItem(STORAGE_PREFIX + alert, ON);
  else browserStorage.removeItem(STORAGE_PREFIX + alert);
  for (const listener of listeners) listener();
}

/** Whether this browser announces new orders in a way, and after changes of the switch too. */
export function useAlertOn(alert: OrderAlert): boolean {
  return useSyncExternalStore(subscribe, () => isAlertOn(alert));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser's permission for desktop notifications; `unsupported` if it has none. */
export function getDesktopPermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Requests the permission for desktop notifications. Browsers show the prompt only after a click. */
export async function requestDesktopPermission(): Promise<NotificationPermission | 'unsupported'> {
  return 'Notification' in window ? Notification.requestPermission() : 'unsupported';
}

/** Announces orders that arrive while the back office is open, in the ways that this browser has switched on. */
export function useOrderAlerts(notifications: readonly StaffNotification[] | undefined): void {
  const newestId = useRef<number>(undefined);
  useEffect(
    function announceNewOrders() {
      if (!notifications) return;
      const before = newestId.current;
      newestId.current = Math.max(before ?? 0, ...notifications.map(({ id }) => id));
      if (before === undefined) return;
      const orders = notifications.filter(({ id, type, read }) => type === 'order' && !read && id > before);
      if (orders.length === 0) return;
      if (isAlertOn('sound')) playOrderSound();
      if (isAlertOn('desktop')) for (const order of orders) showOnDesktop(order);
    },
    [notifications],
  );
}

function showOnDesktop({ id, title }: StaffNotification) {
  if (getDesktopPermission() !== 'granted') return;
  try {
    // The tag prevents one notification per open tab.
    const message = new Notification(title, { tag: `order-${id}` });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // Mobile browsers have the permission, but throw when a page creates a notification.
  }
}

/** Plays the sound of a new order. */
export function playOrderSound() {
  if (!('AudioContext' in window)) return;
  const context = new AudioContext();
  TONES_HZ.forEach((frequency, index) => {
    const start = context.currentTime + index * TONE_SECONDS;
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: VOLUME });
    // Fading out prevents an audible click at the end of a tone.
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.linearRampToValueAtTime(0, start + TONE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
    if (index === TONES_HZ.length - 1) tone.onended = () => void context.close();
  });
}
