import type { Background, ImageSpec, SceneSpec } from '../src/image-spec.ts';
import { studioBackdrop } from './backdrop.ts';
import { composeImage } from './compose-image.ts';
import { arrangeEyewear } from './eyewear/arrange-eyewear.ts';
import { arrangePackshot } from './packshots/arrange-packshot.ts';
import { BACKDROPS } from './palette.ts';
import { drawScene } from './scenes/draw-scene.ts';
import { render } from './studio/render.ts';
import { castShadow } from './studio/shadow.ts';
import type { StudioSetup } from './studio-setup.ts';

/** Shadows are soft, so they are rendered at a fraction of the size. */
const SHADOW_SHRINK = 4;
const STUDIO_FLOOR = { height: 0, minX: -150, maxX: 165, minZ: -205, maxZ: 90 };

function drawInStudio({ parts, camera }: StudioSetup, background: Background, width: number): Promise<Buffer> {
  const tone = BACKDROPS[background];
  const soft = Math.ceil(width / SHADOW_SHRINK);
  const shadow = castShadow({ ...STUDIO_FLOOR, color: tone.shadow }, parts);
  return composeImage(studioBackdrop(tone, width, width), [
    { sprite: render([shadow], camera, soft, soft), enlarge: SHADOW_SHRINK },
    { sprite: render(parts, camera, width, width) },
  ]);
}

/** Draws an image of the given width in pixels as WebP. The same specification always gives the same bytes. */
export function drawImage(spec: ImageSpec, width: number): Promise<Buffer> {
  if (spec.kind === 'scene') return drawScene(spec, width);
  return drawInStudio(arrangeInStudio(spec), spec.background, width);
}

/** The objects and the camera of an image that is not a scene. */
export function arrangeInStudio(spec: Exclude<ImageSpec, SceneSpec>): StudioSetup {
  return spec.kind === 'eyewear' ? arrangeEyewear(spec, spec.angle) : arrangePackshot(spec);
}
