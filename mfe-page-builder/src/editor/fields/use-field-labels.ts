import type { FieldDescription } from '@fakos/contracts/widgets/widget';
import type el from '../../../locales/editor/el.json';
import en from '../../../locales/editor/en.json';
import { useEditorText } from '../editor-text.ts';
import { useFieldTexts } from './field-texts.ts';

type NamedField = keyof typeof el.fields.names;
type NamedOption = keyof typeof el.fields.options;

/** Names of fields and of the options of choices as staff see them. Without a translation, the stored name is shown. */
export function useFieldLabels() {
  const text = useEditorText();
  const contributed = useFieldTexts();
  return {
    getFieldName: (name: string, { kind }: Pick<FieldDescription, 'kind'>) => {
      if (contributed[name] !== undefined) return contributed[name];
      // An address of an image is called like every image.
      const named = kind === 'image' && name === 'url' ? 'imageUrl' : name;
      return isNamedField(named) ? text(`fields.names.${named}`) : name;
    },
    getOptionName: (field: string, option: string) => {
      const own = contributed[`${field}.${option}`];
      if (own !== undefined) return own;
      const key = toOptionKey(option);
      return isNamedOption(key) ? text(`fields.options.${key}`) : option;
    },
  };
}

/** Key of an option in the locales, where a full stop and an underscore have a meaning of their own. */
export function toOptionKey(option: string): string {
  return option.replace('.', '-').replace(/^_/, '');
}

function isNamedField(name: string): name is NamedField {
  return Object.hasOwn(en.fields.names, name);
}

function isNamedOption(key: string): key is NamedOption {
  return Object.hasOwn(en.fields.options, key);
}
