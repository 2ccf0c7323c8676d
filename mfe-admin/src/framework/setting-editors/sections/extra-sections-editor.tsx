import type { ExtraSection } from '@fakos/contracts/settings/contract';
import { DEFAULT_SECTION_PRODUCTS, MAX_EXTRA_SECTIONS } from '@fakos/contracts/settings/fields';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useText } from '../../../text.ts';
import { AdminBadge } from '../../admin-badge.tsx';
import { CardList } from '../card-list.tsx';
import { changeBoth, pairItems, unpairItems } from '../localised-list.ts';
import { getShownText, type Localised, type SettingEditorProps } from '../setting-editor.ts';
import { SectionFields } from './section-fields.tsx';

const shape = {
  isSame: (one: ExtraSection, other: ExtraSection) => one.id === other.id,
  createTranslation: (section: ExtraSection): ExtraSection => ({ ...section, title: '', content: '' }),
};

/** Edits `extra_sections`: the shop's own sections of the home page. */
export function ExtraSectionsEditor({ value, onChange, disabled }: SettingEditorProps<Localised<ExtraSection[]>>) {
  const text = useText();
  const language = useLanguage();
  const pairs = useMemo(() => pairItems(value, shape), [value]);
  return (
    <CardList
      label={text('settingEditors.sections.label')}
      items={pairs}
      onChange={(items) => onChange(unpairItems(items))}
      getTitle={({ el, en }, index) =>
        getShownText({ el: el.title, en: en.title }, language) ||
        text('settingEditors.sections.number', { number: index + 1 })
      }
      renderAside={(pair, update, title) => (
        <>
          <AdminBadge>{text(`settingEditors.sections.positions.${pair.el.position}`)}</AdminBadge>
          <Switch
            label={text('settingEditors.active')}
            aria-label={`${text('settingEditors.active')}: ${title}`}
            checked={pair.el.is_active}
            disabled={disabled ?? false}
            onChange={(event) => update(changeBoth(pair, { is_active: event.currentTarget.checked }))}
          />
        </>
      )}
      renderFields={(pair, update) => <SectionFields pair={pair} onChange={update} disabled={disabled} />}
      emptyText={text('settingEditors.sections.none')}
      max={MAX_EXTRA_SECTIONS}
      disabled={disabled}
      renderAdd={(add) => (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => {
            const section = createSection();
            add({ el: section, en: section });
          }}
        >
          {text('settingEditors.sections.add')}
        </Button>
      )}
    />
  );
}

function createSection(): ExtraSection {
  return {
    id: `section-${Date.now().toString(36)}`,
    is_active: true,
    position: 'after_store',
    layout: 'text_only',
    title: '',
    title_color: '',
    title_size: null,
    content: '',
    image: '',
    gallery: [],
    section_size: 'medium',
    background_color: '',
    category_ids: [],
    product_limit: DEFAULT_SECTION_PRODUCTS,
  };
}
