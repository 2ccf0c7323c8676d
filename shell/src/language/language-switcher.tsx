import { LANGUAGES, type Language, localisePath } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useSetLanguage } from '@fakos/shared-kit/remote/host';
import { useLocation } from '@fakos/shared-kit/router';
import type { MouseEvent } from 'react';
import { useText } from '../text.ts';
import styles from './language-switcher.module.css';

const SHORT_NAMES: Readonly<Record<Language, string>> = { el: 'ΕΛ', en: 'EN' };

/** Links to the same page in each language: crawlers follow them, the page handles clicks. */
export function LanguageSwitcher({ names = 'short' }: { names?: 'short' | 'full' }) {
  const text = useText();
  const current = useLanguage();
  const setLanguage = useSetLanguage();
  const { pathname, search, hash } = useLocation();

  const choose = (language: Language) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (language !== current) setLanguage(language);
  };

  return (
    <nav aria-label={text('language.label')} className={styles.switcher}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={localisePath(`${pathname}${search}${hash}`, language)}
          hrefLang={language}
          lang={language}
          // The accessible name must contain the visible text (WCAG 2.5.3).
          aria-label={names === 'short' ? `${SHORT_NAMES[language]} ${text(`language.${language}`)}` : undefined}
          aria-current={language === current ? 'true' : undefined}
          className={styles.language}
          onClick={choose(language)}
        >
          {names === 'full' ? text(`language.${language}`) : SHORT_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
