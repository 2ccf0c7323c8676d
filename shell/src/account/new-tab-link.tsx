import { useLanguage } from '@fakos/shared-kit/i18n';
import { localisePath } from '@fakos/shared-kit/i18n/languages';
import { Icon } from '@fakos/shared-kit/ui/icon';
import type { ReactNode } from 'react';
import styles from './account.module.css';
import { useAccountText } from './text.ts';

/** A page of the site in a tab of its own, so that a form that is being filled in stays. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useAccountText();
  return (
    <a href={localisePath(href, useLanguage())} target="_blank" rel="noopener" className={styles.newTabLink}>
      {children}
      <Icon name="external" size={14} />
      <span className="visually-hidden"> {text('register.newTab')}</span>
    </a>
  );
}
