import { LANGUAGES } from '@fakos/contracts/languages';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useEditorText } from '../editor-text.ts';
import styles from './page-settings.module.css';
import type { PageSettings } from './page-settings-values.ts';

type TextName = 'title' | 'menu_title' | 'meta_title' | 'meta_description';

interface LocalisedTextsProps {
  readonly name: TextName;
  readonly values: PageSettings;
  readonly errors: Partial<Record<keyof PageSettings, string>>;
  readonly set: (name: `${TextName}_${'el' | 'en'}`, value: string) => void;
  readonly maxLength: number;
  /** Characters that search engines usually show. */
  readonly shownLength?: number;
  /** Shown where this text is empty. */
  readonly placeholderFrom?: TextName;
  readonly rows?: number;
}

/** A text in Greek and English, side by side, with a hint about its length. */
export function LocalisedTexts({ name, values, errors, set, maxLength, rows, ...rest }: LocalisedTextsProps) {
  const text = useEditorText();
  const label = text(`pageSettings.fields.${name}`);
  const { shownLength, placeholderFrom } = rest;
  return (
    <fieldset className={styles.texts}>
      <legend className={styles.legend}>{label}</legend>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {LANGUAGES.map((language) => {
          const field = `${name}_${language}` as const;
          const value = values[field];
          const props = {
            label: text(`checks.languages.${language}`),
            'aria-label': `${label}, ${text(`checks.languages.${language}`)}`,
            lang: language,
            value,
            maxLength,
            error: errors[field],
            placeholder: placeholderFrom && values[`${placeholderFrom}_${language}`],
            description:
              shownLength && text(getLengthHint(value, shownLength), { count: value.length, shown: shownLength }),
          };
          return rows === undefined ? (
            <TextInput key={language} {...props} onChange={(event) => set(field, event.currentTarget.value)} />
          ) : (
            <Textarea
              key={language}
              rows={rows}
              {...props}
              onChange={(event) => set(field, event.currentTarget.value)}
            />
          );
        })}
      </SimpleGrid>
    </fieldset>
  );
}

function getLengthHint(value: string, shownLength: number) {
  if (value === '') return 'pageSettings.lengths.empty';
  return value.length > shownLength ? 'pageSettings.lengths.long' : 'pageSettings.lengths.good';
}
