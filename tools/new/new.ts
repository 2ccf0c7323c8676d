import { root } from '../webpack/workspace.ts';
import { planFor } from './plan.ts';
import { Refusal } from './refusal.ts';
import { parseRequest } from './request.ts';
import { treeAt } from './tree.ts';
import { writePlan } from './write-plan.ts';

// npm run new widget|screen|endpoint|remote NAME: makes the thing in the house's shape, with its test, and registers it.

try {
  const request = parseRequest(process.argv.slice(2));
  const plan = planFor(treeAt(root), request);
  writePlan(root, plan);
  console.log(`The ${request.kind} ${request.name} is there.\n`);
  for (const { path } of plan.created) console.log(`  new      ${path}`);
  for (const { path } of plan.changed) console.log(`  changed  ${path}`);
  console.log('\nNext:');
  for (const [index, step] of plan.next.entries()) console.log(`  ${index + 1}. ${step}`);
} catch (fault) {
  if (!(fault instanceof Refusal)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
