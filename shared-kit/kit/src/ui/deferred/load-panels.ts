/** Loads the dialog panel, for callers that also load its contents lazily. */
export const loadDialog = () => import('../dialog/dialog-panel.tsx').then((module) => module.DialogPanel);

/** Loads the drawer panel, for callers that also load its contents lazily. */
export const loadDrawer = () => import('../drawer/drawer-panel.tsx').then((module) => module.DrawerPanel);
