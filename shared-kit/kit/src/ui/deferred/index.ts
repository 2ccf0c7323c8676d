export { useDeferred } from '../use-deferred.ts';
export { loadDialog, loadDrawer } from './load-panels.ts';
export { Near, type NearProps } from './near.tsx';
