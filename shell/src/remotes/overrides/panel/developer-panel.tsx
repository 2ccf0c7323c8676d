import { type I18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { List } from '@fakos/shared-kit/ui/list';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { resetOverrides } from '../override-storage.ts';
import { getOverriddenVersion } from '../parse-overrides.ts';
import styles from './developer-panel.module.css';
import type { PageRemotes } from './page-remotes.ts';
import { RemotesForm } from './remotes-form.tsx';
import { usePanelText } from './use-panel-text.ts';

/** Renders the panel in a React root of its own, so that a failing remote cannot remove it. */
export function mountDeveloperPanel(remotes: PageRemotes, i18n: I18n): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <I18nextProvider i18n={i18n}>
      <DeveloperPanel remotes={remotes} />
    </I18nextProvider>,
  );
}

function DeveloperPanel({ remotes }: { remotes: PageRemotes }) {
  const text = usePanelText();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const overridden = Object.entries(remotes.overridden);
  const closeByKeyboard = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <aside className={styles.panel} aria-label={text('title')} onKeyDown={closeByKeyboard}>
      {overridden.length > 0 && (
        <>
          <strong>{text('title')}</strong>
          <List className={styles.list}>
            {overridden.map(([remote, override]) => (
              <li key={remote}>
                {remote} ← {getOverriddenVersion(override) ?? override}
              </li>
            ))}
          </List>
        </>
      )}
      <div className={styles.actions}>
        <button
          ref={opener}
          type="button"
          className={styles.action}
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {text('remotes')}
        </button>
        {overridden.length > 0 && (
          <button type="button" className={styles.action} onClick={resetOverrides}>
            {text('reset')}
          </button>
        )}
      </div>
      {isOpen && <RemotesForm id={formId} remotes={remotes} />}
    </aside>
  );
}
