import { z } from 'zod';
import { participants } from '../bookings/rules.ts';
import { rowId } from '../endpoint.ts';
import { weekdays } from '../text/weekdays.ts';

/** Bounds of a service's schedule. Breaks and openings are per day; `steps` are minutes between two starts. */
export const scheduleBounds = {
  steps: [5, 10, 15, 20, 30, 45, 60, 90, 120],
  leadHours: { min: 0, max: 336 },
  horizonDays: { min: 1, max: 365 },
  capacity: { min: 1, max: 20 },
  staff: 20,
  spansPerDay: 6,
  /** Length of an appointment for a service without a duration, in minutes. */
  defaultDuration: 30,
} as const;

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'rules.clock' });
const span = z
  .object({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'rules.spanEnd' });
const spans = z.array(span).max(scheduleBounds.spansPerDay);
const week = z.object(
  Object.fromEntries(weekdays.map((day) => [day, spans])) as Record<(typeof weekdays)[number], typeof spans>,
);

/** When and for how many a service is offered. A missing field has its default. */
export const serviceSchedule = z.object({
  /** Whether visitors choose a time; otherwise they choose a day and staff agree on the time with them. */
  has_times: z.boolean().default(true),
  /** Hours of each day of the week; null for the shop's opening hours. */
  hours: week.nullable().default(null),
  /** Breaks of every day. */
  breaks: spans.default([]),
  /** Minutes between two starts; null for the duration. */
  step: z
    .number()
    .int()
    .refine((minutes) => (scheduleBounds.steps as readonly number[]).includes(minutes))
    .nullable()
    .default(null),
  /** Hours between the booking and the appointment, at least. */
  lead_hours: z.number().int().min(scheduleBounds.leadHours.min).max(scheduleBounds.leadHours.max).default(2),
  /** Days from today until the last day that can be booked. */
  horizon_days: z.number().int().min(scheduleBounds.horizonDays.min).max(scheduleBounds.horizonDays.max).default(180),
  /** Appointments at the same time, of a service without staff. */
  capacity: z.number().int().min(scheduleBounds.capacity.min).max(scheduleBounds.capacity.max).default(1),
  /** The most people of one appointment. */
  max_people: z.number().int().min(participants.min).max(participants.max).default(1),
  /** Accounts of the staff who carry it out, each one appointment at a time; empty for {@link capacity}. */
  staff: z.array(rowId).max(scheduleBounds.staff).default([]),
});
/** See {@link serviceSchedule}. */
export type ServiceSchedule = z.output<typeof serviceSchedule>;

/** The schedule of a service that nobody has set up. */
export const defaultSchedule: ServiceSchedule = serviceSchedule.parse({});
