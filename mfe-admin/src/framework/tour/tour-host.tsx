import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { useRunningTour } from './tour-state.ts';

const lazyPanel = createLazy(() => import('./tour-panel.tsx').then((module) => module.TourPanel));

/** Shows the running tour beside the screens; its code is loaded with the first tour. */
export function TourHost() {
  const tour = useRunningTour();
  const { code: Panel } = useLazy(lazyPanel, tour ? 'now' : 'never');
  return tour && Panel ? <Panel key={tour.id} tour={tour} /> : null;
}
