import { useLanguage } from '@fakos/shared-kit/i18n';
import { useSetLanguage } from '@fakos/shared-kit/remote/host';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import {
  IconAdjustments,
  IconBolt,
  IconExternalLink,
  IconKeyboard,
  IconLanguage,
  IconLogout,
} from '@tabler/icons-react';
import { type AdminTextKey, useText } from '../../text.ts';
import { listMenu } from '../list-menu.ts';
import { type AdminScreen, getScreenAddress } from '../screen.ts';
import { useLogout } from '../session/require-admin.tsx';
import { SETTINGS_PATH } from '../settings/setting-places.ts';
import { useSettingEntries } from '../settings/use-setting-entries.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { useOtherTranslations } from './use-other-translations.ts';

/** Settings come before the records that a search finds and must not hide them. */
const MAX_SETTINGS = 6;

/**
 * Screens, actions and settings for the palette. Each is found by its name in both languages; screens also by their path,
 * settings by their key and help.
 */
export function usePaletteEntries(
  screens: readonly AdminScreen[],
  showShortcuts: () => void,
): readonly [screens: PaletteGroup, actions: PaletteGroup, settings: PaletteGroup] {
  const text = useText();
  const otherText = useOtherTranslations(true);
  const navigate = useNavigate();
  const logout = useLogout();
  const settings = useSettingEntries(true);
  const setLanguage = useSetLanguage();
  const otherLanguage = useLanguage() === 'el' ? 'en' : 'el';

  const createEntry = (
    key: string,
    labelKey: AdminTextKey,
    { icon, run, path }: Pick<PaletteEntry, 'icon' | 'run'> & { path?: string },
  ): PaletteEntry => ({
    key,
    label: text(labelKey),
    icon,
    run,
    searchTexts: [text(labelKey), otherText(labelKey), path].filter((found) => found !== undefined),
  });

  const screenEntries = sortAsInMenu(screens).map((screen) =>
    createEntry(`screen:${screen.path}`, `menu.${screen.menuKey}`, {
      icon: screen.icon,
      run: () => navigate(getScreenAddress(screen)),
      path: screen.path,
    }),
  );
  const screenActions = screens.flatMap(({ path, actions = [] }) =>
    actions.map(({ key, labelKey, to }) =>
      createEntry(`action:${path}:${key}`, labelKey, { icon: IconBolt, run: () => navigate(to) }),
    ),
  );
  const ownActions = [
    createEntry('view-site', 'layout.publicSite', { icon: IconExternalLink, run: () => navigate(paths.home) }),
    createEntry('language', 'palette.switchLanguage', { icon: IconLanguage, run: () => setLanguage(otherLanguage) }),
    createEntry('shortcuts', 'shortcuts.title', { icon: IconKeyboard, run: showShortcuts }),
    createEntry('logout', 'layout.logout', { icon: IconLogout, run: logout }),
  ];
  const hasSettings = screens.some(({ path }) => path === SETTINGS_PATH);
  const settingEntries = (hasSettings ? settings : []).map(({ key, label, place, address, searchTexts }) => ({
    key: `setting:${key}`,
    label,
    detail: place,
    icon: IconAdjustments,
    searchTexts,
    run: () => navigate(address),
  }));
  return [
    { key: 'screens', label: text('palette.screens'), entries: screenEntries },
    { key: 'actions', label: text('palette.actions'), entries: [...screenActions, ...ownActions] },
    {
      key: 'settings',
      label: text('palette.settings'),
      entries: settingEntries,
      isSearchOnly: true,
      maxFound: MAX_SETTINGS,
    },
  ];
}

/** Screens in the order of a shop's menu; those that it does not list come last. */
function sortAsInMenu(screens: readonly AdminScreen[]): readonly AdminScreen[] {
  return [...new Set([...listMenu(screens, 'eshop').flatMap((group) => group.screens), ...screens])];
}
