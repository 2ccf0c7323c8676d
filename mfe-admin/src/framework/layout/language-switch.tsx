import { useLanguage } from '@fakos/shared-kit/i18n';
import { useSetLanguage } from '@fakos/shared-kit/remote/host';
import { Button } from '@mantine/core';
import { useText } from '../../text.ts';

/** Switches between Greek and English. Its label is in the other language. */
export function LanguageSwitch() {
  const text = useText();
  const setLanguage = useSetLanguage();
  const other = useLanguage() === 'el' ? 'en' : 'el';
  return (
    <Button
      variant="subtle"
      size="compact-md"
      lang={other}
      aria-label={`${text('layout.otherLanguage')}, ${text('layout.switchLanguage')}`}
      onClick={() => setLanguage(other)}
    >
      {text('layout.otherLanguage')}
    </Button>
  );
}
