import { Component, type ReactNode } from 'react';
import { WidgetNotice } from './widget-notice.tsx';

/** Keeps the failure of one widget inside its own place; the rest of the page goes on. */
export class WidgetBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <WidgetNotice reason="failed" /> : this.props.children;
  }
}
