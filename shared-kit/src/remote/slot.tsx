import { type SlotFill, useRemoteHost } from '@fakos/shared-kit/remote/host';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Near } from '../ui/deferred/near.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteDown, type RemoteDownProps } from './remote-down.tsx';
import type { SlotName, SlotProps } from './slots.ts';

/**
 * A place that live remotes fill. Shows `skeleton` (of the final size) while a component loads, a localised message with
 * a retry where it failed (`down` draws another one), and nothing at all where no remote fills the slot. A slot far below
 * the first screen loads `whenNear`.
 */
export function Slot<N extends SlotName>({
  name,
  skeleton = null,
  whenNear = false,
  down = sayDown,
  ...props
}: { name: N; skeleton?: ReactNode; whenNear?: boolean; down?: DrawDown } & SlotProps[N]) {
  const host = useRemoteHost();
  return host.fills(name).map((fill) => (
    <Near key={fill.remote} placeholder={skeleton} margin={NEAR} atOnce={!whenNear || fill.peek() !== undefined}>
      <FilledSlot fill={fill} skeleton={skeleton} down={down} slotProps={props as unknown as SlotProps[N]} />
    </Near>
  ));
}

/** Draws what stands in a slot that failed, and while it is tried again. */
type DrawDown = (failure: RemoteDownProps) => ReactNode;

const sayDown: DrawDown = (failure) => <RemoteDown {...failure} />;

/** How far below the screen a slot begins to load: half a screen. */
const NEAR = '50%';

type FillState<N extends SlotName> =
  | { status: 'pending'; retried: boolean }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; Component: ComponentType<SlotProps[N]> };

function FilledSlot<N extends SlotName>(props: {
  fill: SlotFill<N>;
  skeleton: ReactNode;
  down: DrawDown;
  slotProps: SlotProps[N];
}) {
  const { fill, skeleton, down, slotProps } = props;
  const [state, setState] = useState<FillState<N>>(() => {
    const Component = fill.peek();
    return Component ? { status: 'ready', Component } : { status: 'pending', retried: false };
  });
  const retry = () => setState({ status: 'pending', retried: true });

  useEffect(
    function loadFill() {
      if (state.status !== 'pending') return;
      let abandoned = false;
      fill.load().then(
        (Component) => !abandoned && setState({ status: 'ready', Component }),
        (error: unknown) => !abandoned && setState({ status: 'failed', error }),
      );
      return () => {
        abandoned = true;
      };
    },
    [fill, state.status],
  );

  if (state.status === 'failed') return down({ error: state.error, onRetry: retry });
  if (state.status === 'pending') return state.retried ? down({ pending: true, onRetry: retry }) : skeleton;
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
