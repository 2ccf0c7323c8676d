import type { WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readWidgets } from '../framework/read-fields.ts';
import { allLateViews, lateViewOf } from '../widgets/index.ts';

const never = () => () => undefined;

/**
 * False while the code of these widgets, and of those inside them, is on its way to a browser. A page that came rendered
 * is shown at once: each of its widgets comes alive when its code is there.
 */
export function useViews(widgets: readonly WidgetRecord[]): boolean {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [ready, setReady] = useState(() => isServed || viewsOf(widgets).every((view) => view.isLoaded()));

  useEffect(
    function fetchViews() {
      if (ready) return;
      let current = true;
      void Promise.all(viewsOf(widgets).map((view) => view.load())).then(() => current && setReady(true));
      return () => {
        current = false;
      };
    },
    [ready, widgets],
  );
  return ready;
}

/** A server renders in one go, so it fetches every view before: hands on `part` when they are there. */
export async function withViews<T>(part: T): Promise<T> {
  if (typeof window === 'undefined') await Promise.all(allLateViews().map((view) => view.load()));
  return part;
}

function viewsOf(widgets: readonly WidgetRecord[]) {
  return typesOf(widgets).flatMap((type) => lateViewOf(type) ?? []);
}

function typesOf(widgets: readonly WidgetRecord[]): string[] {
  return widgets.flatMap((widget) => [
    widget.type,
    ...typesOf(Object.values(widget).flatMap((inner: unknown) => readWidgets(inner))),
  ]);
}
