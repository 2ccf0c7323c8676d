import { drawerPanel, useLazy } from '@fakos/shared-kit/lazy';
import type { ReactNode } from 'react';

/** Props of `Drawer`. */
export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling content, for totals and the main action. */
  footer?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  side?: 'right' | 'left' | 'bottom';
  size?: 'sm' | 'md';
}

/** A drawer for cart, filters and navigation: Escape, the backdrop and a swipe close it; the focus is restored. */
export function Drawer(props: DrawerProps) {
  const { code: Panel } = useLazy(drawerPanel, props.open ? 'now' : 'interaction');
  return Panel ? <Panel {...props} /> : null;
}
