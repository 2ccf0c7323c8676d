import type { DeviceKind } from '@fakos/contracts/analytics-reports/contract';

const LONGEST_PATH = 500;
/** Maximum duration of a session, because a tab that stays open overnight is not being read. */
const LONGEST_SESSION_MS = 12 * 60 * 60 * 1000;

/** The kind of device in a user agent; the user agent itself is not stored. */
export function getDevice(userAgent: string): DeviceKind {
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return 'phone';
  return /Android/i.test(userAgent) ? 'tablet' : 'desktop';
}

/** The path of a URL: queries may contain searches, order tokens and other personal data. */
export function getPath(url: string): string {
  return new URL(url, 'http://localhost').pathname.slice(0, LONGEST_PATH);
}

/** The referrer's host; empty without one. */
export function getHost(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).hostname : '';
}

/** A title as one line of plain characters: PostgreSQL stores no zero byte. */
export function plainTitle(title: string): string {
  return title.replace(/\p{Cc}/gu, ' ').trim();
}

/** `el-GR` and `el` are both Greek. */
export function toLanguage(tag: string): string {
  return tag.split('-', 1).join('').toLowerCase();
}

/** Whole milliseconds, limited to a maximum. */
export function plausibleDuration(milliseconds: number): number {
  return Math.min(Math.round(milliseconds), LONGEST_SESSION_MS);
}
