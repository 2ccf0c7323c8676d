import { type ComponentType, lazy, useState } from 'react';
import type { WidgetViewProps } from './widget.ts';
import { WidgetNotice } from './widget-notice.tsx';

/** A view whose code loads with the first page that shows it. */
export interface LateView {
  (props: WidgetViewProps): React.ReactNode;
  /** Fetches the code; never fails: a notice stands in for code that does not arrive. */
  readonly load: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/** Makes the view of a widget that only some pages have, so that the others do not pay for it. */
export function lateView(fetchView: () => Promise<ComponentType<WidgetViewProps>>): LateView {
  let loaded: ComponentType<WidgetViewProps> | undefined;
  let loading: Promise<void> | undefined;

  const load = () => {
    loading ??= fetchView().then(
      (view) => {
        loaded = view;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };
  const Later = lazy(async () => {
    await load();
    return { default: loaded ?? Missing };
  });

  function View(props: WidgetViewProps) {
    // Once chosen it stays: another component in its place would lose what the visitor typed.
    const [{ Chosen }] = useState({ Chosen: loaded ?? Later });
    return <Chosen {...props} />;
  }
  return Object.assign(View, { load, isLoaded: () => loaded !== undefined });
}

function Missing() {
  return <WidgetNotice reason="failed" />;
}
