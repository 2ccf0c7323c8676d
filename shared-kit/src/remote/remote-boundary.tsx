import { type RemoteHost, useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Component, type ComponentType, type ReactNode } from 'react';
import { AppError } from '../errors/errors.ts';
import { RemoteDown } from './remote-down.tsx';

/** Another release's component in the place of one that failed. */
interface Replacement {
  // biome-ignore lint/suspicious/noExplicitAny: components of every kind of props are told by identity
  readonly component: ComponentType<any>;
  /** Loads the part again. Until it has another `component`, `pending` stands in its place. */
  readonly load: () => void;
  readonly pending: ReactNode;
}

interface BoundaryProps {
  readonly remote: string;
  /** Where it is left out, the failure stays until the visitor asks for a retry. */
  readonly replacement?: Replacement;
  readonly children: ReactNode;
}

/** Keeps a remote's failure while rendering inside its own place; the rest of the page goes on. */
export function RemoteBoundary(props: BoundaryProps) {
  return <Boundary {...props} host={useRemoteHost()} />;
}

/** What failed; without a component of its own, whatever the children were. */
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
