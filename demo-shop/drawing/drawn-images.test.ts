import { hashDrawing, readDrawnImages } from './drawn-images.ts';
import { listDrawings } from './list-drawings.ts';

test('every image was drawn from its current row: run "npm run draw -w demo-shop" after a change', async () => {
  const current = Object.fromEntries(listDrawings().map((drawing) => [drawing.file, hashDrawing(drawing)]));
  expect(await readDrawnImages()).toEqual(current);
});
