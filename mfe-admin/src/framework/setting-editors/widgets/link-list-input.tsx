import { MAX_LINE, MAX_WIDGET_LINKS } from '@fakos/contracts/settings/fields';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useText } from '../../../text.ts';
import { CardList } from '../card-list.tsx';
import { LocalisedInput } from '../inputs/localised-input.tsx';
import { unpairItems } from '../localised-list.ts';
import { getShownText, type Localised } from '../setting-editor.ts';

/** A link in one language. */
export interface LinkItem {
  readonly text: string;
  readonly url: string;
}

interface LinkListInputProps {
  readonly label: string;
  readonly value: Localised<readonly LinkItem[]>;
  readonly onChange: (value: Localised<LinkItem[]>) => void;
  readonly disabled?: boolean | undefined;
}

const EMPTY: LinkItem = { text: '', url: '' };

/** Links in an order, with texts in both languages. */
export function LinkListInput({ label, value, onChange, disabled }: LinkListInputProps) {
  const text = useText();
  const language = useLanguage();
  const links = useMemo(() => pairLinks(value), [value]);
  return (
    <CardList
      label={label}
      items={links}
      onChange={(items) => onChange(unpairItems(items))}
      getTitle={({ el, en }, index) =>
        getShownText({ el: el.text, en: en.text }, language) ||
        text('settingEditors.links.number', { number: index + 1 })
      }
      renderFields={(link, update) => <LinkFields link={link} onChange={update} disabled={disabled} />}
      emptyText={text('settingEditors.links.none')}
      max={MAX_WIDGET_LINKS}
      disabled={disabled}
      renderAdd={(add) => (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => add({ el: EMPTY, en: EMPTY })}
        >
          {text('settingEditors.links.add')}
        </Button>
      )}
    />
  );
}

interface LinkFieldsProps {
  link: Localised<LinkItem>;
  onChange: (link: Localised<LinkItem>) => void;
  disabled: boolean | undefined;
}

function LinkFields({ link, onChange, disabled }: LinkFieldsProps) {
  const { el, en } = link;
  const text = useText();
  const setUrls = (urls: Localised<string>) => onChange({ el: { ...el, url: urls.el }, en: { ...en, url: urls.en } });
  const label = text('settingEditors.links.url');
  const hint = text('settingEditors.links.urlHint');
  return (
    <>
      <LocalisedInput
        label={text('settingEditors.links.text')}
        value={{ el: el.text, en: en.text }}
        onChange={(texts) => onChange({ el: { ...el, text: texts.el }, en: { ...en, text: texts.en } })}
        maxLength={MAX_LINE}
        disabled={disabled}
      />
      {el.url === en.url ? (
        <TextInput
          label={label}
          description={hint}
          value={el.url}
          inputMode="url"
          autoComplete="off"
          disabled={disabled ?? false}
          onChange={({ currentTarget: { value: url } }) => setUrls({ el: url, en: url })}
        />
      ) : (
        <LocalisedInput
          label={label}
          description={hint}
          value={{ el: el.url, en: en.url }}
          onChange={setUrls}
          disabled={disabled}
        />
      )}
    </>
  );
}

/** A link that one language lacks gets the other one's address. */
function pairLinks({ el, en }: Localised<readonly LinkItem[]>): readonly Localised<LinkItem>[] {
  return Array.from({ length: Math.max(el.length, en.length) }, (_, index) => {
    const url = (el[index] ?? en[index])?.url ?? '';
    return { el: el[index] ?? { text: '', url }, en: en[index] ?? { text: '', url } };
  });
}
