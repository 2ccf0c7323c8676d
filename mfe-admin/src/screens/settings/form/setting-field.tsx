import type { SettingKey } from '@fakos/contracts/settings/contract';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Button, Group } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { AdminBadge } from '../../../framework/admin-badge.tsx';
import { ChoiceField, DecimalField, NumberField, SwitchField, TextField } from '../../../framework/form/fields.tsx';
import { useField, useFormContext } from '../../../framework/form/form-context.ts';
import { ImageField } from '../../../framework/form/image-field.tsx';
import { LocalisedField } from '../../../framework/form/localised-field.tsx';
import { ColourInput } from '../../../framework/setting-editors/inputs/colour-input.tsx';
import { settingEditors } from '../setting-editors.ts';
import styles from '../settings.module.css';
import { useSettingText } from '../use-setting-text.ts';
import { EditorField } from './editor-field.tsx';
import { SecretField } from './secret-field.tsx';
import { getKind, hasDefault, isChangedFromDefault, isLocalisedSetting, toDefaultValues } from './setting-values.ts';

/** Text area heights in lines. */
const TEXT_ROWS = 3;
const HTML_ROWS = 6;

const isLogo = (name: SettingKey) => name === 'logo_url' || name === 'favicon_url';

/** A setting with its label and help, a mark where it differs from its default, and a button that resets it. */
export function SettingField({ name }: { name: SettingKey }) {
  return (
    <div id={name} className={`${styles.setting} ${isLogo(name) ? styles.logo : ''}`}>
      <Input name={name} />
      {hasDefault(name) && <DefaultMark name={name} />}
    </div>
  );
}

function Input({ name }: { name: SettingKey }) {
  const { toLabel, toHelp, toChoice } = useSettingText();
  const kind = getKind(name);
  const field = { name, label: toLabel(name), description: toHelp(name) };
  const editor = settingEditors[name];
  if (editor) return <EditorField name={name} label={field.label} editor={editor} />;
  if (isLocalisedSetting(name)) {
    return <LocalisedField {...field} {...(kind.kind === 'text' && { rows: TEXT_ROWS })} />;
  }
  switch (kind.kind) {
    case 'flag':
      return <SwitchField {...field} />;
    case 'colour':
      return <ColourField {...field} />;
    case 'image':
      return (
        <ImageField {...field} folder={isLogo(name) ? 'logos' : 'sections'} type={isLogo(name) ? 'logo' : 'section'} />
      );
    case 'amount':
      return <DecimalField {...field} />;
    case 'number':
      return <NumberField {...field} />;
    case 'choice':
      return (
        <ChoiceField {...field} options={kind.options.map((value) => ({ value, label: toChoice(name, value) }))} />
      );
    case 'secret':
      return <SecretField {...field} />;
    case 'date':
      return <TextField {...field} type="date" />;
    case 'text':
    case 'html':
      return <TextField {...field} rows={kind.kind === 'html' ? HTML_ROWS : TEXT_ROWS} />;
    case 'map':
      return <TextField {...field} rows={2} />;
    case 'email':
      return <TextField {...field} inputMode="email" />;
    case 'link':
      return <TextField {...field} inputMode="url" />;
    // A composite value has an editor, which the test of the values checks.
    case 'composite':
    case 'line':
      return <TextField {...field} />;
  }
}

function ColourField({ name, label, description }: { name: string; label: string; description: string | undefined }) {
  const { id, value, error, setValue } = useField<string>(name);
  return (
    <ColourInput
      id={id}
      label={label}
      {...(description !== undefined && { description })}
      value={value}
      error={error}
      onChange={setValue}
    />
  );
}

/** Indicates that a setting differs from its default, with a button that resets it in the form. */
function DefaultMark({ name }: { name: SettingKey }) {
  const { text, toLabel, toValueText } = useSettingText();
  const language = useLanguage();
  const { form } = useFormContext();
  if (!isChangedFromDefault(name, form.values, language)) return null;
  const defaults = toDefaultValues(name, language);
  const value = Object.values(defaults)
    .map((fallback) => toValueText(name, fallback))
    .filter((shown, index, all) => all.indexOf(shown) === index)
    .join(' / ');
  return (
    <Group gap="xs" className={styles.mark}>
      <AdminBadge tone="info">{text('settings.changed')}</AdminBadge>
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<IconRestore size={14} aria-hidden />}
        aria-label={text('settings.resetLabel', { label: toLabel(name), value })}
        onClick={() => {
          for (const [field, fallback] of Object.entries(defaults)) form.setValue(field, fallback);
        }}
      >
        {text('settings.reset')}: {value}
      </Button>
    </Group>
  );
}
