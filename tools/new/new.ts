import { UserError } from '../user-error.ts';
import { root } from '../webpack/workspace.ts';
import { createPlan } from './plan.ts';
import { parseRequest } from './request.ts';
import { openTree } from './tree.ts';
import { writePlan } from './write-plan.ts';

// npm run new widget|screen|endpoint|remote NAME: generates its files with a test, and registers it.

try {
  const request = parseRequest(process.argv.slice(2));
  const plan = createPlan(openTree(root), request);
  writePlan(root, plan);
  console.log(`Created the ${request.kind} ${request.name}.\n`);
  for (const { path } of plan.created) console.log(`  new      ${path}`);
  for (const { path } of plan.changed) console.log(`  changed  ${path}`);
  console.log('\nNext:');
  for (const [index, step] of plan.next.entries()) console.log(`  ${index + 1}. ${step}`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
