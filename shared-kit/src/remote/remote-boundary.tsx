import { type RemoteHost, useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Component, type ReactNode } from 'react';
import { RemoteDown } from './remote-down.tsx';

/** Keeps a remote's failure while rendering inside its own place, with a retry; the rest of the page goes on. */
export function RemoteBoundary({ remote, children }: { remote: string; children: ReactNode }) {
  const host = useRemoteHost();
  return (
    <Boundary remote={remote} host={host}>
      {children}
    </Boundary>
  );
}

class Boundary extends Component<{ remote: string; host: RemoteHost; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.host.reportRenderFailure(this.props.remote, error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <RemoteDown onRetry={() => this.setState({ failed: false })} />;
  }
}
