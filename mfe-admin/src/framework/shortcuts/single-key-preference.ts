import { browserStorage } from '@fakos/shared-kit/state';

const STORAGE_KEY = 'admin-single-key-shortcuts';
const OFF = 'off';

/** Whether shortcuts of one character work in this browser; on by default. Speech input needs them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return browserStorage.getItem(STORAGE_KEY) !== OFF;
}

/** Switches the shortcuts of one character on or off in this browser. */
export function setSingleKeysOn(isOn: boolean) {
  if (isOn) browserStorage.removeItem(STORAGE_KEY);
  else browserStorage.setItem(STORAGE_KEY, OFF);
}
