import type { Language } from '@fakos/contracts/languages';
import { Button } from '@mantine/core';
import { useText } from '../../text.ts';

interface LanguageChoiceProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Chooses the language of a preview. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const text = useText();
  return (
    <Button.Group aria-label={text('pages.previewLanguage')}>
      {(['el', 'en'] as const).map((language) => (
        <Button
          key={language}
          size="xs"
          variant={language === value ? 'filled' : 'default'}
          aria-pressed={language === value}
          onClick={() => onChange(language)}
        >
          {text(`form.languages.${language}`)}
        </Button>
      ))}
    </Button.Group>
  );
}
