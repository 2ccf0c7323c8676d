import { type I18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import { List } from '@fakos/shared-kit/ui/list';
import { createRoot } from 'react-dom/client';
import el from '../../../locales/override/el.json';
import en from '../../../locales/override/en.json';
import styles from './override-badge.module.css';
import { resetOverrides } from './override-storage.ts';

const useOverrideText = createTextHook({ el, en });

/** Renders the badge in a React root of its own, so that a failing remote cannot remove it. */
export function mountOverrideBadge(origins: Readonly<Record<string, string>>, i18n: I18n): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <I18nextProvider i18n={i18n}>
      <OverrideBadge origins={origins} />
    </I18nextProvider>,
  );
}

function OverrideBadge({ origins }: { origins: Readonly<Record<string, string>> }) {
  const text = useOverrideText();
  return (
    <aside className={styles.badge} aria-label={text('title')}>
      <strong>{text('title')}</strong>
      <List className={styles.list}>
        {Object.entries(origins).map(([remote, origin]) => (
          <li key={remote}>
            {remote} ← {origin}
          </li>
        ))}
      </List>
      <button type="button" className={styles.reset} onClick={resetOverrides}>
        {text('reset')}
      </button>
    </aside>
  );
}
