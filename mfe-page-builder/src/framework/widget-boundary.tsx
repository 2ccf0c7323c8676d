import { Component, type ReactNode } from 'react';
import { WidgetNotice } from './widget-notice.tsx';

/** Shows a notice instead of a widget that throws, so that the rest of the page is unaffected. */
export class WidgetBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <WidgetNotice reason="failed" /> : this.props.children;
  }
}
