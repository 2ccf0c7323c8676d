import { contactForm, news, visit } from './sections/contact.ts';
import { hero, promises, steps, story, team } from './sections/openings.ts';
import { contactLensReminder, eyeExam, faq, lensGuide, services } from './sections/services.ts';
import { brands, gallery, latestPosts, offers, productRow } from './sections/shop.ts';
import type { SectionTemplate } from './template.ts';

/** Sections for a page of an optical shop, in the order in which the editor offers them. */
export const sectionTemplates: readonly SectionTemplate[] = [
  hero,
  eyeExam,
  services,
  steps,
  lensGuide,
  productRow,
  brands,
  offers,
  contactLensReminder,
  story,
  team,
  promises,
  gallery,
  faq,
  visit,
  contactForm,
  news,
  latestPosts,
];
