import { useLanguage } from '@fakos/shared-kit/i18n';
import { LANGUAGES, type Language, localisePath } from '@fakos/shared-kit/i18n/languages';
import { useSetLanguage } from '@fakos/shared-kit/remote/host';
import { useLocation } from '@fakos/shared-kit/router';
import type { MouseEvent } from 'react';
import { useText } from '../text.ts';
import styles from './language-switcher.module.css';

const SHORT: Readonly<Record<Language, string>> = { el: 'ΕΛ', en: 'EN' };

/** The same page in the other language: real links that crawlers follow, handled in the page for visitors. */
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
          // A name must hold what is seen, so that it can be called by it (WCAG 2.5.3).
          aria-label={names === 'short' ? `${SHORT[language]} ${text(`language.${language}`)}` : undefined}
          aria-current={language === current ? 'true' : undefined}
          className={styles.language}
          onClick={choose(language)}
        >
          {names === 'full' ? text(`language.${language}`) : SHORT[language]}
        </a>
      ))}
    </nav>
  );
}
