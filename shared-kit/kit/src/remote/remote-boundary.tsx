import { AppError } from '@fakos/contracts/errors';
import { type RemoteHost, useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Component, type ComponentType, type ReactNode } from 'react';
import { RemoteDown } from './remote-down.tsx';

/** Replaces a failed component with that of another release. */
interface Replacement {
  // biome-ignore lint/suspicious/noExplicitAny: compared by identity, so any props are accepted
  readonly component: ComponentType<any>;
  /** Loads the part again; `pending` is shown until `component` has changed. */
  readonly load: () => void;
  readonly pending: ReactNode;
}

interface BoundaryProps {
  readonly remote: string;
  /** Without it, the error is shown until the visitor retries. */
  readonly replacement?: Replacement;
  readonly children: ReactNode;
}

/** Error boundary around a remote's component; the rest of the page keeps working. */
export function RemoteBoundary(props: BoundaryProps) {
  return <Boundary {...props} host={useRemoteHost()} />;
}

/** The failed component; undefined if the boundary has no replacement. */
interface BoundaryState {
  readonly failed: boolean;
  readonly component: Replacement['component'] | undefined;
}

class Boundary extends Component<BoundaryProps & { host: RemoteHost }, BoundaryState> {
  override state: BoundaryState = { failed: false, component: this.props.replacement?.component };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ replacement }: BoundaryProps, { component }: BoundaryState) {
    return replacement?.component === component ? null : { failed: false, component: replacement?.component };
  }

  override componentDidCatch(error: unknown) {
    const { remote, replacement, host } = this.props;
    host.reportRenderFailure(remote, error, replacement?.component);
    replacement?.load();
  }

  override render() {
    const { replacement, children } = this.props;
    if (!this.state.failed) return children;
    if (replacement) return replacement.pending;
    return <RemoteDown error={RENDER_FAILED} onRetry={() => this.setState({ failed: false })} />;
  }
}

const RENDER_FAILED = new AppError('REMOTE_RENDER_FAILED');
