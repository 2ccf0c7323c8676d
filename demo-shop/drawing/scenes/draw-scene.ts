import type { SceneCrop, SceneSpec } from '../../src/image-spec.ts';
import { studioBackdrop } from '../backdrop.ts';
import type { Layer } from '../compose-image.ts';
import { composeImage } from '../compose-image.ts';
import { render } from '../studio/render.ts';
import { castShadow } from '../studio/shadow.ts';
import { sceneArrangements } from './arrangements.ts';
import { createSceneTools } from './stage.ts';

const ASPECTS: Record<SceneCrop, number> = { '3:2': 3 / 2, '16:9': 16 / 9, '21:9': 21 / 9 };

/** Draws a scene. Wider crops show more on both sides of the same objects. */
export function drawScene(spec: SceneSpec, width: number): Promise<Buffer> {
  const tools = createSceneTools(spec);
  const stage = sceneArrangements[spec.scene](tools);
  const aspect = ASPECTS[spec.crop ?? '3:2'];
  const height = Math.round(width / aspect);
  const [aimX, aimY] = stage.camera.aim ?? [0.5, 0.5];
  const camera = {
    ...stage.camera,
    field: (stage.camera.field * aspect) / ASPECTS['3:2'],
    aim: [aspect > ASPECTS['3:2'] ? (stage.wideAim ?? aimX) : aimX, aimY] as const,
  };
  const shadows = stage.floors.map((floor) => castShadow({ color: tools.tone.shadow, ...floor }, stage.parts));
  const backdrop = stage.backdrop ?? ((w: number, h: number) => studioBackdrop(tools.tone, w, h));
  const layers: Layer[] = [];
  if (stage.parts.length > 0) layers.push({ sprite: render([...shadows, ...stage.parts], camera, width, height) });
  if (stage.overlay) layers.push({ svg: stage.overlay(width, height) });
  return composeImage(backdrop(width, height), layers);
}
