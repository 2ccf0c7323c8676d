import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import { readWidgets } from '@fakos/contracts/widgets/read-fields';
import { type RemoteHost, useRemoteHost } from '@fakos/shared-kit/remote/host';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { findWidget, widgetEntries } from './find-widget.ts';

const subscribeToNothing = () => () => undefined;

/**
 * Loads the code of these widgets and of those in their columns; false until it is there. In a page that the server
 * rendered it is true from the start: there each widget hydrates when its own code has loaded.
 */
export function useLazyWidgets(widgets: readonly WidgetRecord[]): boolean {
  const { widgets: contributed } = useRemoteHost();
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isReady, setReady] = useState(
    () => isHydrating || listLazyViews(widgets, contributed).every((view) => view.getLoaded() !== undefined),
  );

  useEffect(
    function loadViews() {
      if (isReady) return;
      let isCurrent = true;
      // A view that cannot be loaded shows a notice.
      void Promise.allSettled(listLazyViews(widgets, contributed).map((view) => view.load())).then(
        () => isCurrent && setReady(true),
      );
      return () => {
        isCurrent = false;
      };
    },
    [isReady, widgets, contributed],
  );
  return isReady;
}

/** Resolves to `component`; on the server after the code of every widget has loaded, because it renders synchronously. */
export async function withLazyWidgets<T>(component: T): Promise<T> {
  if (typeof window === 'undefined') await Promise.all(widgetEntries.flatMap(({ lazyView }) => lazyView?.load() ?? []));
  return component;
}

function listLazyViews(widgets: readonly WidgetRecord[], contributed: RemoteHost['widgets']) {
  return listTypes(widgets).flatMap((type) => findWidget(type, contributed)?.lazyView ?? []);
}

function listTypes(widgets: readonly WidgetRecord[]): string[] {
  return widgets.flatMap((widget) => [
    widget.type,
    ...listTypes(Object.values(widget).flatMap((value: unknown) => readWidgets(value))),
  ]);
}
