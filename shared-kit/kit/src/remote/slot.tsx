import type { SlotName } from '@fakos/contracts/remote/slot-names';
import { type SlotFill, useRemoteHost } from '@fakos/shared-kit/remote/host';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Near } from '../lazy/lazy.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteDown, type RemoteDownProps } from './remote-down.tsx';
import type { SlotProps } from './slots.ts';

/**
 * A place that live remotes fill. Shows `skeleton` (of the final size) while a component loads, `renderDown` (by default a
 * message with a retry) if loading failed, and nothing if no remote fills the slot. With `whenNear` it loads only when
 * scrolled near.
 */
export function Slot<N extends SlotName>({
  name,
  skeleton = null,
  whenNear = false,
  renderDown = renderRemoteDown,
  ...props
}: { name: N; skeleton?: ReactNode; whenNear?: boolean; renderDown?: RenderDown } & SlotProps[N]) {
  const host = useRemoteHost();
  return host.fills(name).map((fill) => (
    <Near key={fill.remote} placeholder={skeleton} margin={NEAR} atOnce={!whenNear || fill.peek() !== undefined}>
      <FilledSlot
        fill={fill}
        skeleton={skeleton}
        renderDown={renderDown}
        slotProps={props as unknown as SlotProps[N]}
      />
    </Near>
  ));
}

/** Renders the placeholder of a failed slot, also during a retry. */
type RenderDown = (failure: RemoteDownProps) => ReactNode;

const renderRemoteDown: RenderDown = (failure) => <RemoteDown {...failure} />;

/** A slot starts loading half a screen before it becomes visible. */
const NEAR = '50%';

type FillState<N extends SlotName> =
  | { status: 'pending'; retried: boolean }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; Component: ComponentType<SlotProps[N]> };

function FilledSlot<N extends SlotName>(props: {
  fill: SlotFill<N>;
  skeleton: ReactNode;
  renderDown: RenderDown;
  slotProps: SlotProps[N];
}) {
  const { fill, skeleton, renderDown, slotProps } = props;
  const [state, setState] = useState<FillState<N>>(() => {
    const Component = fill.peek();
    return Component ? { status: 'ready', Component } : { status: 'pending', retried: false };
  });
  const retry = () => setState({ status: 'pending', retried: true });

  useEffect(
    function loadFill() {
      if (state.status !== 'pending') return;
      let isCancelled = false;
      fill.load().then(
        (Component) => !isCancelled && setState({ status: 'ready', Component }),
        (error: unknown) => !isCancelled && setState({ status: 'failed', error }),
      );
      return () => {
        isCancelled = true;
      };
    },
    [fill, state.status],
  );

  if (state.status === 'failed') return renderDown({ error: state.error, onRetry: retry });
  if (state.status === 'pending') return state.retried ? renderDown({ pending: true, onRetry: retry }) : skeleton;
  const replacement = {
    component: state.Component,
    load: () => setState({ status: 'pending', retried: false }),
    pending: skeleton,
  };
  return (
    <RemoteBoundary remote={fill.remote} replacement={replacement}>
      <state.Component {...slotProps} />
    </RemoteBoundary>
  );
}
