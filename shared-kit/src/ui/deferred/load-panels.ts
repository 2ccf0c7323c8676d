/** Fetches what an open dialog needs, for those who fetch its contents apart from the page as well. */
export const loadDialog = () => import('../dialog/dialog-panel.tsx').then((module) => module.DialogPanel);

/** Fetches what an open drawer needs, for those who fetch its contents apart from the page as well. */
export const loadDrawer = () => import('../drawer/drawer-panel.tsx').then((module) => module.DrawerPanel);
