/** Days of the week from Monday, in schema.org's form. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
/** See {@link weekdays}. */
export type Weekday = (typeof weekdays)[number];

/** The day of the week of a date, `2026-03-29`. */
export function getWeekday(date: string): Weekday {
  return weekdays[(new Date(date).getUTCDay() + weekdays.length - 1) % weekdays.length] ?? 'Mo';
}
