import type { EditedNavigation } from '@fakos/contracts/admin-settings/contract';
import { MAX_MENU_ITEMS, MAX_MENU_TITLE } from '@fakos/contracts/settings/fields';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Button, NativeSelect, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '../../../text.ts';
import { CardList } from '../card-list.tsx';
import { ColourInput } from '../inputs/colour-input.tsx';
import { ContrastNote } from '../inputs/contrast-note.tsx';
import { LocalisedInput } from '../inputs/localised-input.tsx';
import { getShownText, type SettingEditorProps } from '../setting-editor.ts';
import styles from '../setting-editors.module.css';
import { createDefaultItems, createMenuPage, keepOrders } from './menu-pages.ts';

/** The editable parts of the navigation bar. */
export type NavigationValue = Pick<EditedNavigation, 'navigation' | 'pages' | 'customMenuItems'>;

type MenuPage = NavigationValue['pages'][number];
type MenuLink = NavigationValue['customMenuItems'][number];
type Looks = NavigationValue['navigation'];

const POSITIONS = ['sticky', 'fixed-top', 'static'] as const satisfies readonly Looks['position'][];
const STYLES = ['default', 'shadow', 'gradient', 'transparent'] as const satisfies readonly Looks['style'][];

/** Edits the navigation bar: its appearance, its fixed items and the shop's own links. */
export function NavigationEditor({ value, onChange, disabled = false }: SettingEditorProps<NavigationValue>) {
  const text = useText();
  return (
    <Stack gap="lg">
      <LooksFields
        looks={value.navigation}
        onChange={(navigation) => onChange({ ...value, navigation })}
        disabled={disabled}
      />
      <Stack gap="sm">
        <Title order={3} size="h5">
          {text('settingEditors.navigation.items')}
        </Title>
        <Text size="sm" c="dimmed">
          {text('settingEditors.navigation.itemsHint')}
        </Text>
        <MenuPages
          pages={value.pages}
          onChange={(pages) => onChange({ ...value, pages: keepOrders(pages) })}
          disabled={disabled}
        />
      </Stack>
      <Stack gap="sm">
        <Title order={3} size="h5">
          {text('settingEditors.navigation.links')}
        </Title>
        <MenuLinks
          links={value.customMenuItems}
          onChange={(customMenuItems) => onChange({ ...value, customMenuItems })}
          disabled={disabled}
        />
      </Stack>
    </Stack>
  );
}

interface PartProps<Part> {
  onChange: (part: Part) => void;
  disabled: boolean;
}

function LooksFields({ looks, onChange, disabled }: { looks: Looks } & PartProps<Looks>) {
  const text = useText();
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        {text('settingEditors.navigation.looks')}
      </Title>
      <div className={styles.columns}>
        <NativeSelect
          label={text('settingEditors.navigation.position')}
          value={looks.position}
          disabled={disabled}
          data={POSITIONS.map((value) => ({ value, label: text(`settingEditors.navigation.positions.${value}`) }))}
          onChange={(event) => onChange({ ...looks, position: event.currentTarget.value as Looks['position'] })}
        />
        <NativeSelect
          label={text('settingEditors.navigation.style')}
          value={looks.style}
          disabled={disabled}
          data={STYLES.map((value) => ({ value, label: text(`settingEditors.navigation.styles.${value}`) }))}
          onChange={(event) => onChange({ ...looks, style: event.currentTarget.value as Looks['style'] })}
        />
        <ColourInput
          label={text('settingEditors.navigation.background')}
          value={looks.backgroundColor}
          onChange={(backgroundColor) => onChange({ ...looks, backgroundColor })}
          disabled={disabled}
        />
        <ColourInput
          label={text('settingEditors.navigation.text')}
          value={looks.textColor}
          onChange={(textColor) => onChange({ ...looks, textColor })}
          disabled={disabled}
        />
      </div>
      <ContrastNote background={looks.backgroundColor} colour={looks.textColor} />
    </Stack>
  );
}

function MenuPages({ pages, onChange, disabled }: { pages: readonly MenuPage[] } & PartProps<readonly MenuPage[]>) {
  const text = useText();
  const language = useLanguage();
  return (
    <CardList
      label={text('settingEditors.navigation.items')}
      items={pages}
      onChange={onChange}
      getTitle={({ title_el: el, title_en: en, path }) => getShownText({ el, en }, language) || path}
      renderAside={(page, update, title) => (
        <VisibleSwitch name={title} item={page} onChange={update} disabled={disabled} />
      )}
      renderFields={(page, update) => (
        <>
          <TitleInput item={page} onChange={update} disabled={disabled} />
          <TextInput
            label={text('settingEditors.navigation.path')}
            description={text('settingEditors.navigation.pathHint')}
            value={page.path}
            error={page.path.startsWith('/') ? undefined : text('settingEditors.navigation.pathInvalid')}
            autoComplete="off"
            disabled={disabled}
            onChange={(event) => update({ ...page, path: event.currentTarget.value })}
          />
        </>
      )}
      emptyText={text('settingEditors.navigation.defaults')}
      max={MAX_MENU_ITEMS}
      disabled={disabled}
      renderAdd={(add) => (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => add(createMenuPage(pages))}
          >
            {text('settingEditors.navigation.addItem')}
          </Button>
          {pages.length === 0 && (
            <Button size="xs" variant="default" onClick={() => onChange(createDefaultItems())}>
              {text('settingEditors.navigation.editDefaults')}
            </Button>
          )}
        </>
      )}
    />
  );
}

function MenuLinks({ links, onChange, disabled }: { links: readonly MenuLink[] } & PartProps<MenuLink[]>) {
  const text = useText();
  const language = useLanguage();
  const empty: MenuLink = { title_el: '', title_en: '', url: '', icon: '', visible: true, openInNewTab: false };
  return (
    <CardList
      label={text('settingEditors.navigation.links')}
      items={links}
      onChange={(items) => onChange([...items])}
      getTitle={({ title_el: el, title_en: en, url }, index) =>
        getShownText({ el, en }, language) || url || text('settingEditors.links.number', { number: index + 1 })
      }
      renderAside={(link, update, title) => (
        <VisibleSwitch name={title} item={link} onChange={update} disabled={disabled} />
      )}
      renderFields={(link, update) => (
        <>
          <TitleInput item={link} onChange={update} disabled={disabled} />
          <TextInput
            label={text('settingEditors.links.url')}
            description={text('settingEditors.links.urlHint')}
            value={link.url}
            inputMode="url"
            autoComplete="off"
            disabled={disabled}
            onChange={(event) => update({ ...link, url: event.currentTarget.value })}
          />
          <Switch
            label={text('settingEditors.navigation.newTab')}
            checked={link.openInNewTab}
            disabled={disabled}
            onChange={(event) => update({ ...link, openInNewTab: event.currentTarget.checked })}
          />
        </>
      )}
      emptyText={text('settingEditors.links.none')}
      max={MAX_MENU_ITEMS}
      disabled={disabled}
      renderAdd={(add) => (
        <Button size="xs" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => add(empty)}>
          {text('settingEditors.links.add')}
        </Button>
      )}
    />
  );
}

interface ItemFieldProps<Item> {
  item: Item;
  onChange: (item: Item) => void;
  disabled: boolean;
}

function VisibleSwitch<Item extends { visible: boolean }>(props: ItemFieldProps<Item> & { name: string }) {
  const { item, onChange, disabled, name } = props;
  const text = useText();
  return (
    <Switch
      label={text('settingEditors.visible')}
      aria-label={`${text('settingEditors.visible')}: ${name}`}
      checked={item.visible}
      disabled={disabled}
      onChange={(event) => onChange({ ...item, visible: event.currentTarget.checked })}
    />
  );
}

function TitleInput<Item extends { title_el: string; title_en: string }>(props: ItemFieldProps<Item>) {
  const { item, onChange, disabled } = props;
  const text = useText();
  return (
    <LocalisedInput
      label={text('settingEditors.navigation.title')}
      value={{ el: item.title_el, en: item.title_en }}
      onChange={({ el, en }) => onChange({ ...item, title_el: el, title_en: en })}
      getError={(title) => (title.trim() === '' ? text('form.required') : undefined)}
      maxLength={MAX_MENU_TITLE}
      disabled={disabled}
    />
  );
}
