import { type ComponentType, lazy, useState } from 'react';
import { WidgetNotice } from './widget-notice.tsx';

/** A component whose code is imported on demand. */
export interface LazyView<Props> {
  (props: Props): React.ReactNode;
  /** Imports the code. Never rejects: where the import fails, the component shows a notice. */
  readonly load: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/** Like React's `lazy`, but renders synchronously once its code is loaded. */
export function createLazyView<Props extends object>(importView: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const load = () => {
    loading ??= importView().then(
      (view) => {
        loaded = view;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };
  const Suspended = lazy(async () => {
    await load();
    return { default: loaded ?? LoadFailed };
  }) as unknown as ComponentType<Props>;

  function View(props: Props) {
    // The first choice stays: a different component would be remounted and lose what the visitor typed.
    const [{ Chosen }] = useState({ Chosen: loaded ?? Suspended });
    return <Chosen {...props} />;
  }
  return Object.assign(View, { load, isLoaded: () => loaded !== undefined });
}

function LoadFailed() {
  return <WidgetNotice reason="failed" />;
}
