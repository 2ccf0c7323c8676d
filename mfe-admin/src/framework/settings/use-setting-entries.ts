import type { SettingKey } from '@fakos/contracts/settings/contract';
import { useMemo } from 'react';
import { useText } from '../../text.ts';
import { useOtherTranslations } from '../palette/use-other-translations.ts';
import { useHasPermission } from '../session/use-has-permission.ts';
import { getSettingAddress, getSettingTextKey, type SettingTab, settingPlaces, settingTabs } from './setting-places.ts';

/** A setting as searches list it. */
export interface SettingEntry {
  readonly key: SettingKey;
  readonly label: string;
  /** The tab and the section. */
  readonly place: string;
  readonly address: string;
  /** Label, help and place in both languages, and the key. */
  readonly searchTexts: readonly string[];
}

/** A key without a translation is returned unchanged: most settings have no help. */
const toFound = (found: string, textKey: string) => (found === textKey ? '' : found);

/** All settings that the user's role may change. The texts of the other language load once the user `isSearching`. */
export function useSettingEntries(isSearching: boolean): readonly SettingEntry[] {
  const text = useText();
  const otherText = useOtherTranslations(isSearching);
  const hasPermission = useHasPermission();
  return useMemo(() => {
    const listTab = (tab: SettingTab) =>
      settingPlaces[tab]
        .filter(({ permission = 'settings' }) => hasPermission(permission))
        .flatMap((section) =>
          section.settings
            .filter((key, index) => index === 0 || getSettingTextKey(key) !== 'masonry_items')
            .map((key) => {
              const name = getSettingTextKey(key);
              const label = `settings.fields.${name}.label` as const;
              const help = `settings.fields.${name}.help` as Parameters<typeof text>[0];
              const title = `settings.sections.${section.key}` as const;
              const texts = [label, help, title, `settings.tabs.${tab}` as const];
              return {
                key,
                label: text(label),
                place: `${text(`settings.tabs.${tab}`)} › ${text(title)}`,
                address: getSettingAddress(tab, key),
                searchTexts: [
                  texts.map((textKey) => toFound(text(textKey), textKey)).join(' '),
                  texts.map((textKey) => otherText(textKey) ?? '').join(' '),
                  key,
                ],
              };
            }),
        );
    return settingTabs.flatMap(listTab);
  }, [text, otherText, hasPermission]);
}
