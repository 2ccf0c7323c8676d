import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from './tree.ts';

/** Writes all files of a plan below `root`. If writing fails, all changes are reverted. */
export function writePlan(root: string, plan: Plan): void {
  const undo: (() => void)[] = [];
  try {
    for (const { path: file, text } of plan.created) {
      const full = path.join(root, file);
      const newFolder = mkdirSync(path.dirname(full), { recursive: true });
      if (newFolder) undo.push(() => rmSync(newFolder, { recursive: true }));
      writeFileSync(full, text, { flag: 'wx' });
      undo.push(() => rmSync(full));
    }
    for (const { path: file, text } of plan.changed) {
      const full = path.join(root, file);
      const before = readFileSync(full);
      undo.push(() => writeFileSync(full, before));
      writeFileSync(full, text);
    }
  } catch (error) {
    for (const undoStep of undo.reverse()) undoStep();
    throw error;
  }
}
