import type { Scene } from '../../src/image-spec.ts';
import { arrangeEyeTest } from './eye-test.ts';
import { arrangeLensRipple, arrangeLightThroughLenses } from './light.ts';
import { arrangeBeach, arrangeMountain } from './outdoors.ts';
import { arrangeHero, arrangeOliveBranch, arrangePedestals } from './pedestals.ts';
import { arrangeChildren } from './play.ts';
import { arrangeCoffee, arrangeOpenBook, arrangeReadingStack } from './reading.ts';
import { arrangeShelf } from './shelf.ts';
import { arrangeShopFront } from './shop-front.ts';
import { arrangeShopInterior } from './shop-interior.ts';
import type { SceneTools, Stage } from './stage.ts';
import { arrangeWorkshop } from './workshop.ts';

/** The arrangement of each scene. */
export const sceneArrangements: Record<Scene, (tools: SceneTools) => Stage> = {
  hero: arrangeHero,
  'open-book': arrangeOpenBook,
  coffee: arrangeCoffee,
  beach: arrangeBeach,
  'eye-test': arrangeEyeTest,
  workshop: arrangeWorkshop,
  shelf: arrangeShelf,
  children: arrangeChildren,
  mountain: arrangeMountain,
  'lens-ripple': arrangeLensRipple,
  'shop-front': arrangeShopFront,
  'shop-interior': arrangeShopInterior,
  'light-through-lenses': arrangeLightThroughLenses,
  'olive-branch': arrangeOliveBranch,
  'reading-stack': arrangeReadingStack,
  pedestals: arrangePedestals,
};
