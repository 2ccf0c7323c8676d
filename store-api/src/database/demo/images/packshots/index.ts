import type { PackshotKind, PackshotSpec } from '../image-spec.ts';
import { bottleShot } from './bottle.ts';
import { caseShot } from './case.ts';
import { clothShot } from './cloth.ts';
import { cordShot } from './cord.ts';
import { lensBoxShot } from './lens-box.ts';
import { screwdriverKitShot } from './screwdriver-kit.ts';
import type { Packshot } from './shot.ts';
import { sprayShot } from './spray.ts';
import { standShot } from './stand.ts';

/** Every kind of pack and accessory with the program that sets it up. */
export const PACKSHOTS: Record<PackshotKind, (spec: PackshotSpec) => Packshot> = {
  'lens-box': lensBoxShot,
  bottle: bottleShot,
  case: caseShot,
  cloth: clothShot,
  cord: cordShot,
  spray: sprayShot,
  stand: standShot,
  'screwdriver-kit': screwdriverKitShot,
};
