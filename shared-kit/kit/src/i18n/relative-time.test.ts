import type { Language } from '@fakos/contracts/languages';
import { formatRelativeTime } from './relative-time.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

test.each<[string, Language, string]>([
  ['2026-11-22T11:59:20Z', 'el', 'τώρα'],
  ['2026-11-22T12:00:05Z', 'en', 'now'],
  ['2026-11-22T11:55:00Z', 'el', 'πριν από 5 λεπτά'],
  ['2026-11-22T10:00:01Z', 'en', '1 hour ago'],
  ['2026-11-21T10:00:00Z', 'el', 'πριν από 1 ημέρα'],
  ['2026-11-08T11:00:00Z', 'en', '2 weeks ago'],
  ['2026-11-25T12:00:00Z', 'en', 'in 3 days'],
])('%s is %s: %s', (instant, language, expected) => {
  expect(formatRelativeTime(instant, language, NOW)).toBe(expected);
});
