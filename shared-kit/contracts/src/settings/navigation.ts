import { z } from 'zod';

const text = z.string().default('');

/** Appearance of the navigation bar. Colours are CSS colours, '' for the theme's. */
export const navigationSettings = z.object({
  backgroundColor: text,
  textColor: text,
  position: z.enum(['fixed-top', 'sticky', 'static']).default('sticky'),
  style: z.enum(['transparent', 'shadow', 'gradient', 'default']).default('default'),
});
/** See {@link navigationSettings}. */
export type NavigationSettings = z.output<typeof navigationSettings>;

/** A page in the navigation bar. */
export const navigationPage = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  icon: z.string(),
  visible: z.boolean(),
  order: z.number().int(),
  type: z.enum(['static', 'dynamic']),
});
/** See {@link navigationPage}. */
export type NavigationPage = z.output<typeof navigationPage>;

/** A custom link in the navigation bar. */
export const customMenuItem = z.object({
  title: z.string(),
  url: z.string(),
  icon: z.string(),
  visible: z.boolean(),
  openInNewTab: z.boolean(),
});
/** See {@link customMenuItem}. */
export type CustomMenuItem = z.output<typeof customMenuItem>;
