import { MAX_LINE, MAX_TEXT, masonryItemNumbers } from '@fakos/contracts/settings/fields';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useText } from '../../text.ts';
import { AdminBadge } from '../admin-badge.tsx';
import { ImageInput } from '../form/image-field.tsx';
import { CardList } from './card-list.tsx';
import { LocalisedInput } from './inputs/localised-input.tsx';
import { getShownText, type Localised, type SettingEditorProps } from './setting-editor.ts';

/** An item of the masonry section, without the language of its texts. */
export interface MasonryItem {
  readonly image: string;
  readonly tag: Localised<string>;
  readonly title: Localised<string>;
  readonly description: Localised<string>;
}

type ItemNumber = (typeof masonryItemNumbers)[number];
type TextPart = 'tag' | 'title' | 'description';

/** The values of the settings `masonry_item1_image` to `masonry_item6_description`. */
export type MasonryValues = Readonly<
  Record<`masonry_item${ItemNumber}_image`, string> & Record<`masonry_item${ItemNumber}_${TextPart}`, Localised<string>>
>;

const NO_TEXT: Localised<string> = { el: '', en: '' };
const EMPTY: MasonryItem = { image: '', tag: NO_TEXT, title: NO_TEXT, description: NO_TEXT };

/** Edits the items of the masonry section, which are 24 settings, as one list. */
export function MasonryItemsEditor({ value, onChange, disabled = false }: SettingEditorProps<MasonryValues>) {
  const text = useText();
  const language = useLanguage();
  // A new item is empty, and nothing is stored for it yet.
  const [count, setCount] = useState(0);
  const items = useMemo(() => listMasonryItems(value, count), [value, count]);
  return (
    <CardList
      label={text('settingEditors.masonry.label')}
      items={items}
      onChange={(changed) => {
        setCount(changed.length);
        onChange(toMasonryValues(changed));
      }}
      getTitle={({ title, tag }, index) =>
        getShownText(title, language) ||
        getShownText(tag, language) ||
        text('settingEditors.masonry.number', { number: index + 1 })
      }
      renderAside={({ image }) =>
        image === '' && <AdminBadge tone="warning">{text('settingEditors.masonry.imageMissing')}</AdminBadge>
      }
      renderFields={(item, update) => (
        <>
          <ImageInput
            label={text('settingEditors.masonry.image')}
            description={text('settingEditors.masonry.imageHint')}
            value={item.image}
            onChange={(image) => update({ ...item, image })}
            folder="sections"
            type="section"
            isDisabled={disabled}
          />
          <LocalisedInput
            label={text('settingEditors.masonry.tag')}
            value={item.tag}
            onChange={(tag) => update({ ...item, tag })}
            maxLength={MAX_LINE}
            disabled={disabled}
          />
          <LocalisedInput
            label={text('settingEditors.masonry.title')}
            value={item.title}
            onChange={(title) => update({ ...item, title })}
            maxLength={MAX_LINE}
            disabled={disabled}
          />
          <LocalisedInput
            label={text('settingEditors.masonry.description')}
            value={item.description}
            onChange={(description) => update({ ...item, description })}
            maxLength={MAX_TEXT}
            rows={3}
            disabled={disabled}
          />
        </>
      )}
      emptyText={text('settingEditors.masonry.none')}
      max={masonryItemNumbers.length}
      disabled={disabled}
      renderAdd={(add) => (
        <Button size="xs" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => add(EMPTY)}>
          {text('settingEditors.masonry.add')}
        </Button>
      )}
    />
  );
}

/** The items up to the last one with an image or a text, and at least `count`. */
function listMasonryItems(values: MasonryValues, count: number): MasonryItem[] {
  const items = masonryItemNumbers.map((number) => ({
    image: values[`masonry_item${number}_image`],
    tag: values[`masonry_item${number}_tag`],
    title: values[`masonry_item${number}_title`],
    description: values[`masonry_item${number}_description`],
  }));
  const last = items.findLastIndex(
    ({ image, tag, title, description }) =>
      image !== '' || [tag, title, description].some(({ el, en }) => el !== '' || en !== ''),
  );
  return items.slice(0, Math.max(count, last + 1));
}

/** The settings of the items; those after the last item are empty. */
function toMasonryValues(items: readonly MasonryItem[]): MasonryValues {
  return Object.fromEntries(
    masonryItemNumbers.flatMap((number, index) =>
      Object.entries(items[index] ?? EMPTY).map(([part, value]) => [`masonry_item${number}_${part}`, value]),
    ),
  ) as MasonryValues;
}
