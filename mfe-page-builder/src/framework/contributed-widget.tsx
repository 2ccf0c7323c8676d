import { readFields } from '@fakos/contracts/widgets/read-fields';
import { createLazyParts } from '@fakos/shared-kit/lazy';
import type { LoadedWidget } from '@fakos/shared-kit/remote';
import { useRemoteHost, type WidgetFill } from '@fakos/shared-kit/remote/host';
import type { ComponentType } from 'react';
import { type WidgetEntry, type WidgetProps, waitingStates } from './widget.tsx';
import { WidgetBoundary } from './widget-boundary.tsx';

/** The entry of a widget that another remote contributes. Its code loads with the first page that shows it. */
export function createContributedWidget(type: string, fill: WidgetFill): WidgetEntry {
  const loaded = fill.peek();
  const lazyView = createLazyParts(
    async () => toWidget(fill.remote, await fill.load()),
    loaded && toWidget(fill.remote, loaded),
  );
  return { type, Widget: lazyView.part((Widget) => Widget, waitingStates), lazyView };
}

function toWidget(remote: string, { fields, View }: LoadedWidget): ComponentType<WidgetProps> {
  return function ContributedWidget({ widget, ...context }) {
    const { reportRenderFailure } = useRemoteHost();
    return (
      <WidgetBoundary onError={(error) => reportRenderFailure(remote, error)}>
        <View id={widget.id} fields={readFields({ type: widget.type, fields }, widget)} {...context} />
      </WidgetBoundary>
    );
  };
}
