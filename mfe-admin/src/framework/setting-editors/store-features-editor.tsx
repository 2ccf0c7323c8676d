import { MAX_LINE, MAX_STORE_FEATURES } from '@fakos/contracts/settings/fields';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useText } from '../../text.ts';
import { CardList } from './card-list.tsx';
import { LocalisedInput } from './inputs/localised-input.tsx';
import { unpairItems } from './localised-list.ts';
import { getShownText, type Localised, type SettingEditorProps } from './setting-editor.ts';
import styles from './setting-editors.module.css';

/** Edits `store_features`: the list in the store section. */
export function StoreFeaturesEditor({ value, onChange, disabled }: SettingEditorProps<Localised<string[]>>) {
  const text = useText();
  const language = useLanguage();
  const pairs = useMemo(() => {
    const length = Math.max(value.el.length, value.en.length);
    return Array.from({ length }, (_, index) => ({ el: value.el[index] ?? '', en: value.en[index] ?? '' }));
  }, [value]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('settingEditors.features.label')}</legend>
      <CardList
        label={text('settingEditors.features.label')}
        items={pairs}
        onChange={(items) => onChange(unpairItems(items))}
        getTitle={(pair, index) =>
          getShownText(pair, language) || text('settingEditors.features.number', { number: index + 1 })
        }
        renderFields={(pair, update) => (
          <LocalisedInput
            label={text('settingEditors.features.text')}
            value={pair}
            onChange={update}
            maxLength={MAX_LINE}
            disabled={disabled}
          />
        )}
        emptyText={text('settingEditors.features.none')}
        max={MAX_STORE_FEATURES}
        disabled={disabled}
        renderAdd={(add) => (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => add({ el: '', en: '' })}
          >
            {text('settingEditors.features.add')}
          </Button>
        )}
      />
    </fieldset>
  );
}
