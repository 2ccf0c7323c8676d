import type { Permission } from '@fakos/contracts/endpoint';
import { RemoteBoundary } from '@fakos/shared-kit/remote/boundary';
import { type ComponentType, useEffect, useState } from 'react';
import { NAMESPACE } from '../text.ts';
import type { LoadScreen } from './screen.ts';
import { useHasPermission } from './session/use-has-permission.ts';
import { Forbidden } from './states/forbidden.tsx';
import { PageSkeleton } from './states/page-skeleton.tsx';

/** Screens that are already loaded, so that they render at once when the user returns. */
const loadedScreens = new Map<LoadScreen, ComponentType>();

/**
 * Loads a screen on first use and renders it, if the user's role has the permission. An error boundary shows a failure with a retry.
 */
export function ScreenPage({ permission, load }: { permission: Permission; load: LoadScreen }) {
  const hasPermission = useHasPermission();
  if (!hasPermission(permission)) return <Forbidden />;
  return (
    <RemoteBoundary remote={NAMESPACE}>
      <ScreenLoader load={load} />
    </RemoteBoundary>
  );
}

function ScreenLoader({ load }: { load: LoadScreen }) {
  const [found, setFound] = useState<{ Screen?: ComponentType; failure?: unknown }>(() => {
    const Screen = loadedScreens.get(load);
    return Screen ? { Screen } : {};
  });

  useEffect(
    function loadScreen() {
      if (loadedScreens.has(load)) return;
      let isCancelled = false;
      load().then(
        (Screen) => {
          loadedScreens.set(load, Screen);
          if (!isCancelled) setFound({ Screen });
        },
        (failure: unknown) => !isCancelled && setFound({ failure }),
      );
      return () => {
        isCancelled = true;
      };
    },
    [load],
  );

  if (found.failure) throw found.failure;
  return found.Screen ? <found.Screen /> : <PageSkeleton />;
}
