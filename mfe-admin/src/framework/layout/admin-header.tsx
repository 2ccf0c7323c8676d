import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconMenu2 } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useText } from '../../text.ts';
import { Palette } from '../palette/palette.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import type { AdminScreen } from '../screen.ts';
import { ShortcutsSheet } from '../shortcuts/shortcuts-sheet.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './layout.module.css';
import { NotificationMenu } from './notifications/notification-menu.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { useHeaderLayers } from './use-header-layers.ts';
import { UserMenu } from './user-menu.tsx';

interface AdminHeaderProps {
  /** The screens that the user may open. */
  readonly screens: readonly AdminScreen[];
  readonly sidebar: {
    readonly id: string;
    readonly expanded: boolean;
    readonly setExpanded: (expanded: boolean) => void;
    readonly toggle: RefObject<HTMLButtonElement | null>;
  };
}

/** The header: the screen's title, the command palette, notifications, language and user menu. */
export function AdminHeader({ screens, sidebar }: AdminHeaderProps) {
  const text = useText();
  const { openLayer, setOpen } = useHeaderLayers();
  const openPalette = () => setOpen('palette', true);
  const openSheet = () => setOpen('shortcuts', true);
  const ToggleIcon = sidebar.expanded ? IconLayoutSidebarLeftCollapse : IconMenu2;

  useShortcuts([
    { keys: 'mod+K', description: text('shortcuts.openPalette'), run: openPalette },
    { keys: '?', description: text('shortcuts.openSheet'), run: openSheet },
  ]);

  return (
    <>
      <ActionIcon
        ref={sidebar.toggle}
        variant="subtle"
        size="lg"
        color="gray"
        onClick={() => sidebar.setExpanded(!sidebar.expanded)}
        aria-label={text(sidebar.expanded ? 'layout.collapseSidebar' : 'layout.expandSidebar')}
        aria-expanded={sidebar.expanded}
        aria-controls={sidebar.id}
      >
        <ToggleIcon size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ScreenTitle />
      <PaletteButton isOpen={openLayer === 'palette'} onOpen={openPalette} />
      <NotificationMenu
        screens={screens}
        isOpen={openLayer === 'notifications'}
        setOpen={(isOpen) => setOpen('notifications', isOpen)}
      />
      <span className={styles.headerLanguage}>
        <LanguageSwitch />
      </span>
      <UserMenu
        screens={screens}
        isOpen={openLayer === 'user'}
        setOpen={(isOpen) => setOpen('user', isOpen)}
        onShowShortcuts={openSheet}
      />
      <Palette
        screens={screens}
        isOpen={openLayer === 'palette'}
        onClose={() => setOpen('palette', false)}
        onShowShortcuts={openSheet}
      />
      <ShortcutsSheet isOpen={openLayer === 'shortcuts'} onClose={() => setOpen('shortcuts', false)} />
    </>
  );
}
