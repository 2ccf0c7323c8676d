import type { AccessoryKind, AccessorySpec, PackageKind, PackageSpec } from '../../src/image-spec.ts';
import type { StudioSetup } from '../studio-setup.ts';
import { arrangeBottle } from './bottle.ts';
import { arrangeCase, arrangeSlimCase } from './case.ts';
import { arrangeCloths } from './cloths.ts';
import { arrangeCord } from './cord.ts';
import { arrangeDropper } from './dropper.ts';
import { arrangeLensBox } from './lens-box.ts';
import { arrangeScrewdriverKit } from './screwdriver-kit.ts';
import { arrangeSpray } from './spray.ts';
import { arrangeStand } from './stand.ts';

const packages: Record<PackageKind, (spec: PackageSpec) => StudioSetup> = {
  'lens-box': arrangeLensBox,
  bottle: arrangeBottle,
  dropper: arrangeDropper,
  spray: arrangeSpray,
};

const accessories: Record<AccessoryKind, (spec: AccessorySpec) => StudioSetup> = {
  case: arrangeCase,
  'slim-case': arrangeSlimCase,
  cloths: arrangeCloths,
  cord: arrangeCord,
  stand: arrangeStand,
  'screwdriver-kit': arrangeScrewdriverKit,
};

/** A package or an accessory as one of its product's images shows it. */
export function arrangePackshot(spec: PackageSpec | AccessorySpec): StudioSetup {
  return 'print' in spec ? packages[spec.kind](spec) : accessories[spec.kind](spec);
}
