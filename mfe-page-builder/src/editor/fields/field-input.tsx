import type { Language } from '@fakos/contracts/languages';
import type { FieldDescription, FieldDescriptions, StoredFields } from '@fakos/contracts/widgets/widget';
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { ColorInput } from '../pickers/color-input.tsx';
import { HtmlInput } from '../pickers/html-input.tsx';
import { IconInput } from '../pickers/icon-input.tsx';
import { ImageInput } from '../pickers/image-input.tsx';
import { LengthInput } from '../pickers/length-input.tsx';
import { LinkInput } from '../pickers/link-input.tsx';
import { BoundedNumberInput } from '../pickers/number-input.tsx';
import { RowSelect } from '../pickers/row-select.tsx';
import { VideoLinkInput } from '../pickers/video-link-input.tsx';
import { FieldTextsProvider, listItemTexts, useFieldTexts } from './field-texts.ts';
import { getImageChanges } from './image-changes.ts';
import { ItemIdSelect } from './item-id-select.tsx';
import { ListInput } from './list-input.tsx';
import { type FieldChanges, getFieldChanges, getStoredValue, getTypedText, readStoredValue } from './stored-value.ts';
import { useFieldLabels } from './use-field-labels.ts';

const PERCENTAGE = { min: 0, max: 100 };

/** Props of the input of any field. */
export interface FieldInputProps {
  readonly name: string;
  readonly field: FieldDescription;
  /** All fields of the widget or item, with this one. */
  readonly siblings: FieldDescriptions;
  /** What is stored of the widget or item. */
  readonly stored: StoredFields;
  readonly language: Language;
  /** HTML is shown as it is written. */
  readonly isSource: boolean;
  readonly onChange: (changes: FieldChanges) => void;
}

/** The input of a field. It shows what is stored, also where the page shows something else while staff type. */
export const FieldInput = memo(FieldInputView, isUnchanged);

/** Typing into one field does not render those that show nothing of it. */
function isUnchanged({ stored: before, ...old }: FieldInputProps, { stored, ...next }: FieldInputProps): boolean {
  const names = Object.keys(next) as (keyof typeof next)[];
  if (!names.every((name) => old[name] === next[name])) return false;
  const { field, name } = next;
  const ownNames = [name, ...(field.readFrom ?? [])];
  return before === stored || (!readsSiblings(field) && ownNames.every((own) => before[own] === stored[own]));
}

/** A field of which the input also shows or changes others. */
function readsSiblings(field: FieldDescription): boolean {
  if (field.kind === 'link') return field.network !== undefined;
  return field.kind === 'videoLink' || field.kind === 'image' || field.kind === 'itemId';
}

function FieldInputView({ name, field, siblings, stored, language, isSource, onChange }: FieldInputProps) {
  const { getFieldName, getOptionName } = useFieldLabels();
  const label = getFieldName(name, field);
  const typed = getTypedText(field, name, stored);
  const read = readStoredValue(field, name, stored);
  const change = (value: unknown) => onChange(getFieldChanges(field, name, stored, value));
  const common = { label, value: typed, onChange: change };
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          label={label}
          value={typed}
          lang={language}
          onChange={(event) => change(event.currentTarget.value)}
        />
      );
    case 'longText':
      return (
        <Textarea
          label={label}
          value={typed}
          lang={language}
          autosize
          minRows={3}
          onChange={(event) => change(event.currentTarget.value)}
        />
      );
    case 'html':
      return <HtmlInput {...common} language={language} isSource={isSource} />;
    case 'boolean':
      return <Switch label={label} checked={read === true} onChange={(event) => change(event.currentTarget.checked)} />;
    case 'choice':
      return (
        <NativeSelect
          label={label}
          value={String(read)}
          data={field.options.map((option) => ({ value: option, label: getOptionName(name, option) }))}
          onChange={(event) => change(event.currentTarget.value)}
        />
      );
    case 'number':
      return <BoundedNumberInput {...common} min={field.min} max={field.max} isWhole />;
    case 'percentage':
      return <BoundedNumberInput {...common} {...PERCENTAGE} isWhole={false} suffix=" %" />;
    case 'length':
      return <LengthInput {...common} field={field} />;
    case 'color':
      return <ColorInput {...common} />;
    case 'link':
      return <LinkInput {...common} isUsable={read !== ''} />;
    case 'videoLink':
      return <VideoLinkInput {...common} provider={readProvider(siblings, field.provider, stored)} />;
    case 'image':
      return (
        <ImageInput
          {...common}
          isOwnHostOnly={field.ownHostOnly ?? false}
          onPick={(image) => onChange(getImageChanges({ name, field, siblings, stored, language }, image))}
        />
      );
    case 'icon':
      return <IconInput {...common} />;
    case 'row':
      return <RowSelect label={label} resource={field.resource} value={Number(read)} onChange={change} />;
    case 'itemId':
      return (
        <ItemIdSelect
          label={label}
          value={typed}
          list={field.list}
          siblings={siblings}
          stored={stored}
          onChange={change}
        />
      );
    case 'list':
      return (
        <ListInput
          label={label}
          field={field}
          value={getStoredValue(field, name, stored)}
          onChange={change}
          renderFields={(item, changeItem) => (
            <ItemTexts list={name}>
              {Object.entries(field.item as FieldDescriptions)
                .filter(([, { kind }]) => kind !== 'id')
                .map(([itemName, itemField]) => (
                  <div key={itemName} data-field={itemName}>
                    <FieldInput
                      name={itemName}
                      field={itemField}
                      siblings={field.item as FieldDescriptions}
                      stored={item}
                      language={language}
                      isSource={false}
                      onChange={changeItem}
                    />
                  </div>
                ))}
            </ItemTexts>
          )}
        />
      );
    case 'id':
    case 'column':
      return null;
  }
}

/** The labels of a contributed widget's list for the fields of its items. */
function ItemTexts({ list, children }: { list: string; children: ReactNode }) {
  const texts = useFieldTexts();
  return <FieldTextsProvider value={listItemTexts(texts, list)}>{children}</FieldTextsProvider>;
}

function readProvider(siblings: FieldDescriptions, name: string, stored: StoredFields): unknown {
  const field = siblings[name];
  return field && readStoredValue(field, name, stored);
}
