export { Menu, type MenuAction, type MenuEntry, type MenuProps, type MenuTriggerProps } from './menu.tsx';
