import { Component, type ReactNode } from 'react';
import { WidgetNotice } from './widget-notice.tsx';

interface WidgetBoundaryProps {
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shows a notice instead of a widget that throws, so that the rest of the page is unaffected. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed ? <WidgetNotice reason="failed" /> : this.props.children;
  }
}
