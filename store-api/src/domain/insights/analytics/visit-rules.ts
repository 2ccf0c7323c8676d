import type { DeviceKind } from '@fakos/contracts/analytics/contract';

const LONGEST_PATH = 500;
/** A tab that is left open over night says nothing about reading. */
const LONGEST_SESSION_MS = 12 * 60 * 60 * 1000;

/** The kind of device that a browser's name for itself speaks of; the name is then forgotten. */
export function deviceOf(userAgent: string): DeviceKind {
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return 'phone';
  return /Android/i.test(userAgent) ? 'tablet' : 'desktop';
}

/** The path of an address: queries carry searches, order tokens and other things of people. */
export function pathOf(url: string): string {
  return new URL(url, 'http://localhost').pathname.slice(0, LONGEST_PATH);
}

/** The host that a visitor came from; empty where there is none. */
export function hostOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).hostname : '';
}

/** A title as one line of plain characters: PostgreSQL stores no zero byte. */
export function plainTitle(title: string): string {
  return title.replace(/\p{Cc}/gu, ' ').trim();
}

/** `el-GR` and `el` are both Greek. */
export function languageOfTag(tag: string): string {
  return tag.split('-', 1).join('').toLowerCase();
}

/** Whole milliseconds, within reason. */
export function plausibleDuration(milliseconds: number): number {
  return Math.min(Math.round(milliseconds), LONGEST_SESSION_MS);
}
