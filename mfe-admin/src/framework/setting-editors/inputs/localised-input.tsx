import { LANGUAGES } from '@fakos/contracts/languages';
import { Textarea, TextInput } from '@mantine/core';
import { useText } from '../../../text.ts';
import { AdminBadge } from '../../admin-badge.tsx';
import { isEnglishMissing, type Localised } from '../setting-editor.ts';
import styles from '../setting-editors.module.css';

interface LocalisedInputProps {
  readonly label: string;
  readonly description?: string;
  readonly value: Localised<string>;
  readonly onChange: (value: Localised<string>) => void;
  readonly disabled?: boolean | undefined;
  readonly maxLength?: number;
  /** Height in lines; more than one makes a text area. */
  readonly rows?: number;
  readonly isHtml?: boolean;
  /** Error message of one language. */
  readonly getError?: (text: string) => string | undefined;
}

/** A text in Greek and English, side by side, or one below the other on narrow screens. */
export function LocalisedInput(props: LocalisedInputProps) {
  const {
    label,
    description,
    value,
    onChange,
    disabled = false,
    maxLength,
    rows = 1,
    isHtml = false,
    getError,
  } = props;
  const text = useText();
  const hint = description ?? (isHtml ? text('settingEditors.htmlHint') : undefined);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {label}
        {isEnglishMissing(value) && <AdminBadge tone="warning">{text('form.englishMissing')}</AdminBadge>}
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.columns}>
        {LANGUAGES.map((language) => {
          const input = {
            label: text(`form.languages.${language}`),
            'aria-label': text(language === 'el' ? 'form.greek' : 'form.english', { label }),
            value: value[language],
            error: getError?.(value[language]),
            lang: language,
            disabled,
            autoComplete: 'off',
            ...(maxLength !== undefined && { maxLength }),
            onChange: (event: { currentTarget: { value: string } }) =>
              onChange({ ...value, [language]: event.currentTarget.value }),
          };
          return rows > 1 ? (
            <Textarea
              key={language}
              {...input}
              rows={rows}
              autosize
              minRows={rows}
              maxRows={20}
              {...(isHtml && { className: styles.code, spellCheck: false })}
            />
          ) : (
            <TextInput key={language} {...input} />
          );
        })}
      </div>
    </fieldset>
  );
}
