import type { ReactNode } from 'react';
import { createLazy, useLazy } from '../../lazy/lazy.tsx';

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

const panel = createLazy(() => import('./drawer-panel.tsx').then((module) => module.DrawerPanel));

/** Loads the drawer's code, for callers that load its contents lazily. */
export const loadDrawer = panel.load;

/** A drawer for cart, filters and navigation: Escape, the backdrop and a swipe close it; the focus is restored. */
export function Drawer(props: DrawerProps) {
  const { code: Panel } = useLazy(panel, props.open ? 'now' : 'interaction');
  return Panel ? <Panel {...props} /> : null;
}
