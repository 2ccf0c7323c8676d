import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { acetateOrTitanium } from './acetate-or-titanium.ts';
import { blueLight } from './blue-light.ts';
import { caringForLenses } from './caring-for-lenses.ts';
import { contactLensCare } from './contact-lens-care.ts';
import { eyeExam } from './eye-exam.ts';
import { faceShape } from './face-shape.ts';
import { firstGlasses } from './first-glasses.ts';
import { frameMeasurements } from './frame-measurements.ts';
import { prescription } from './prescription.ts';
import { progressiveLenses } from './progressive-lenses.ts';
import { sportEyewearGuide } from './sport-eyewear.ts';
import { uvProtection } from './uv-protection.ts';

/** The posts, newest first. */
export const posts: readonly Drawn<ShopPost>[] = [
  faceShape,
  prescription,
  contactLensCare,
  firstGlasses,
  frameMeasurements,
  uvProtection,
  progressiveLenses,
  sportEyewearGuide,
  acetateOrTitanium,
  blueLight,
  eyeExam,
  caringForLenses,
];
