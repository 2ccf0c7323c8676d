export { Drawer, type DrawerProps, loadDrawer } from './drawer.tsx';
