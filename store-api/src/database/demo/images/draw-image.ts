import { studioBackdrop } from './backdrop.ts';
import { eyewearShot } from './eyewear-angles.ts';
import type { Background, ImageSpec } from './image-spec.ts';
import { PACKSHOTS } from './packshots/index.ts';
import type { Packshot } from './packshots/shot.ts';
import { BACKDROPS } from './palette.ts';
import { developPicture } from './picture.ts';
import { drawScene } from './scenes/draw-scene.ts';
import { render } from './studio/render.ts';
import { shadowOn } from './studio/shadow.ts';

/** Shadows are soft, so they are drawn at a fraction of the size. */
const SHADOW_SHRINK = 4;
const STUDIO_FLOOR = { height: 0, minX: -150, maxX: 165, minZ: -205, maxZ: 90 };

function drawInStudio({ parts, camera }: Packshot, background: Background, width: number): Promise<Buffer> {
  const tone = BACKDROPS[background];
  const soft = Math.ceil(width / SHADOW_SHRINK);
  const shadow = shadowOn({ ...STUDIO_FLOOR, color: tone.shadow }, parts);
  return developPicture(studioBackdrop(tone, width, width), [
    { sprite: render([shadow], camera, soft, soft), enlarge: SHADOW_SHRINK },
    { sprite: render(parts, camera, width, width) },
  ]);
}

/** Draws a picture as a JPEG of the given width; the same request always gives the same bytes. */
export function drawImage(spec: ImageSpec, width: number): Promise<Buffer> {
  if (spec.kind === 'scene') return drawScene(spec, width);
  if (spec.kind === 'eyewear') return drawInStudio(eyewearShot(spec, spec.angle), spec.background, width);
  return drawInStudio(PACKSHOTS[spec.kind](spec), spec.background, width);
}
