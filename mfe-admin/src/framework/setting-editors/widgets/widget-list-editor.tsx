import { MAX_HTML, MAX_LINE, MAX_TEXT, MAX_WIDGET_COUNT, MAX_WIDGETS } from '@fakos/contracts/settings/fields';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Button, Menu, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useText } from '../../../text.ts';
import { CardList } from '../card-list.tsx';
import { LocalisedInput } from '../inputs/localised-input.tsx';
import { NumberSettingInput } from '../inputs/number-setting-input.tsx';
import { changeBoth, pairItems, unpairItems } from '../localised-list.ts';
import { getShownText, type Localised, type SettingEditorProps } from '../setting-editor.ts';
import { type LinkItem, LinkListInput } from './link-list-input.tsx';

/** Types of the widgets of the footer and of the sidebar. */
export type ListedWidgetType =
  | 'contact'
  | 'text'
  | 'links'
  | 'social'
  | 'recent_posts'
  | 'popular_posts'
  | 'categories'
  | 'tags'
  | 'search'
  | 'custom_html';

/** A widget of the footer or of the sidebar, in one language. */
export interface ListedWidget<Type extends ListedWidgetType = ListedWidgetType> {
  type: Type;
  enabled: boolean;
  title?: string | undefined;
  content?: string | undefined;
  links?: LinkItem[] | undefined;
  count?: number | undefined;
  html?: string | undefined;
}

interface WidgetListEditorProps<Type extends ListedWidgetType>
  extends SettingEditorProps<Localised<ListedWidget<Type>[]>> {
  readonly label: string;
  readonly emptyText: string;
  readonly types: readonly Type[];
}

const shape = {
  isSame: (one: ListedWidget, other: ListedWidget) => one.type === other.type,
  createTranslation: <Widget extends ListedWidget>({
    title: _title,
    content: _content,
    html: _html,
    ...rest
  }: Widget) => ({ ...rest, ...(rest.links && { links: rest.links.map(({ url }) => ({ text: '', url })) }) }) as Widget,
};

/** Widgets in an order, with their texts in both languages. */
export function WidgetListEditor<Type extends ListedWidgetType>(props: WidgetListEditorProps<Type>) {
  const { label, emptyText, types, value, onChange, disabled } = props;
  const text = useText();
  const language = useLanguage();
  const pairs = useMemo(() => pairItems<ListedWidget<Type>>(value, shape), [value]);
  return (
    <CardList
      label={label}
      items={pairs}
      onChange={(items) => onChange(unpairItems(items))}
      getTitle={({ el, en }) => {
        const type = text(`settingEditors.widgets.types.${el.type}`);
        const title = getShownText({ el: el.title, en: en.title }, language);
        return title && title !== type ? `${type}: ${title}` : type;
      }}
      renderAside={(pair, update, title) => (
        <Switch
          label={text('settingEditors.active')}
          aria-label={`${text('settingEditors.active')}: ${title}`}
          checked={pair.el.enabled}
          disabled={disabled ?? false}
          onChange={(event) => update(changeBoth(pair, { enabled: event.currentTarget.checked }))}
        />
      )}
      renderFields={(pair, update) => <WidgetFields pair={pair} onChange={update} disabled={disabled} />}
      emptyText={emptyText}
      max={MAX_WIDGETS}
      disabled={disabled}
      renderAdd={(add) => (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="xs" variant="default" leftSection={<IconPlus size={14} aria-hidden />}>
              {text('settingEditors.widgets.add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {types.map((type) => (
              <Menu.Item key={type} onClick={() => add({ el: { type, enabled: true }, en: { type, enabled: true } })}>
                {text(`settingEditors.widgets.types.${type}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    />
  );
}

const COUNTED: readonly ListedWidgetType[] = ['recent_posts', 'popular_posts', 'categories', 'tags'];

interface WidgetFieldsProps<Type extends ListedWidgetType> {
  pair: Localised<ListedWidget<Type>>;
  onChange: (pair: Localised<ListedWidget<Type>>) => void;
  disabled: boolean | undefined;
}

function WidgetFields<Type extends ListedWidgetType>({ pair, onChange, disabled }: WidgetFieldsProps<Type>) {
  const text = useText();
  const { type } = pair.el;
  const bindText = (field: 'title' | 'content' | 'html') => ({
    value: { el: pair.el[field] ?? '', en: pair.en[field] ?? '' },
    onChange: (value: Localised<string>) =>
      onChange({ el: { ...pair.el, [field]: value.el }, en: { ...pair.en, [field]: value.en } }),
    disabled,
  });
  return (
    <>
      <LocalisedInput
        label={text('settingEditors.widgets.title')}
        description={text('settingEditors.widgets.titleHint')}
        maxLength={MAX_LINE}
        {...bindText('title')}
      />
      {type === 'text' && (
        <LocalisedInput
          label={text('settingEditors.widgets.content')}
          rows={3}
          maxLength={MAX_TEXT}
          {...bindText('content')}
        />
      )}
      {type === 'custom_html' && (
        <LocalisedInput
          label={text('settingEditors.widgets.html')}
          rows={5}
          maxLength={MAX_HTML}
          isHtml
          {...bindText('html')}
        />
      )}
      {COUNTED.includes(type) && (
        <NumberSettingInput
          label={text('settingEditors.widgets.count')}
          value={pair.el.count}
          min={1}
          max={MAX_WIDGET_COUNT}
          emptyValue={undefined}
          placeholder={text('settingEditors.widgets.countDefault')}
          disabled={disabled}
          onChange={(count) => onChange(changeBoth(pair, { count }))}
        />
      )}
      {type === 'links' && (
        <LinkListInput
          label={text('settingEditors.widgets.links')}
          value={{ el: pair.el.links ?? [], en: pair.en.links ?? [] }}
          onChange={(links) => onChange({ el: { ...pair.el, links: links.el }, en: { ...pair.en, links: links.en } })}
          disabled={disabled}
        />
      )}
    </>
  );
}
