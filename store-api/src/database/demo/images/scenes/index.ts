import type { Scene } from '../image-spec.ts';
import { eyeTestScene } from './eye-test.ts';
import { lensRippleScene, lightThroughLensesScene } from './light.ts';
import { beachScene, mountainScene } from './outdoors.ts';
import { heroScene, oliveBranchScene, pedestalsScene } from './pedestals.ts';
import { childrenScene } from './play.ts';
import { coffeeScene, openBookScene, readingStackScene } from './reading.ts';
import { shelfScene } from './shelf.ts';
import { shopFrontScene } from './shop-front.ts';
import { shopInteriorScene } from './shop-interior.ts';
import type { SceneTools, Stage } from './stage.ts';
import { workshopScene } from './workshop.ts';

/** Every still life with the program that sets it up. */
export const SCENE_PROGRAMS: Record<Scene, (tools: SceneTools) => Stage> = {
  hero: heroScene,
  'open-book': openBookScene,
  coffee: coffeeScene,
  beach: beachScene,
  'eye-test': eyeTestScene,
  workshop: workshopScene,
  shelf: shelfScene,
  children: childrenScene,
  mountain: mountainScene,
  'lens-ripple': lensRippleScene,
  'shop-front': shopFrontScene,
  'shop-interior': shopInteriorScene,
  'light-through-lenses': lightThroughLensesScene,
  'olive-branch': oliveBranchScene,
  'reading-stack': readingStackScene,
  pedestals: pedestalsScene,
};
