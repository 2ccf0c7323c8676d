import { RemoteBoundary } from '@fakos/shared-kit/remote/boundary';
import { type ComponentType, useEffect, useState } from 'react';
import { NAMESPACE } from '../text.ts';
import type { ScreenLoad } from './screen.ts';
import { PageSkeleton } from './states/page-skeleton.tsx';

/** Screens that are there already, so that going back to one shows it at once. */
const ready = new Map<ScreenLoad, ComponentType>();

/** Shows a screen, loading it on first use. A failure stays inside its place, and its retry loads the screen again. */
export function ScreenPage({ load }: { load: ScreenLoad }) {
  return (
    <RemoteBoundary remote={NAMESPACE}>
      <ScreenLoader load={load} />
    </RemoteBoundary>
  );
}

function ScreenLoader({ load }: { load: ScreenLoad }) {
  const [found, setFound] = useState<{ Screen?: ComponentType; failure?: unknown }>(() => {
    const Screen = ready.get(load);
    return Screen ? { Screen } : {};
  });

  useEffect(
    function loadScreen() {
      if (ready.has(load)) return;
      let left = false;
      load().then(
        (Screen) => {
          ready.set(load, Screen);
          if (!left) setFound({ Screen });
        },
        (failure: unknown) => !left && setFound({ failure }),
      );
      return () => {
        left = true;
      };
    },
    [load],
  );

  if (found.failure) throw found.failure;
  return found.Screen ? <found.Screen /> : <PageSkeleton />;
}
