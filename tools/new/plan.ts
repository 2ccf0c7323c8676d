import { planEndpoint } from './endpoint.ts';
import { format } from './format.ts';
import { planRemote } from './remote.ts';
import type { Kind, Request } from './request.ts';
import { planScreen } from './screen.ts';
import type { Plan, Tree } from './tree.ts';
import { planWidget } from './widget.ts';

const planners: Readonly<Record<Kind, (tree: Tree, request: Request) => Plan>> = {
  widget: planWidget,
  screen: planScreen,
  endpoint: planEndpoint,
  remote: planRemote,
};

/** Everything that a request changes in a tree, formatted; nothing is written yet. */
export function planFor(tree: Tree, request: Request): Plan {
  const plan = planners[request.kind](tree, request);
  return { ...plan, created: plan.created.map(format), changed: plan.changed.map(format) };
}
