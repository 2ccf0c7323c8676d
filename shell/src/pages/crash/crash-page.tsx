import { useRouteError } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { useEffect, useState } from 'react';
import { resetOverrides } from '../../remotes/overrides/override-storage.ts';
import { hasOverrides } from '../../remotes/overrides/overrides.ts';
import styles from './crash-page.module.css';

// Store, translations and language may be unavailable here, so the texts are inline and in both languages.
const messages = [
  {
    lang: 'el',
    title: 'Κάτι πήγε στραβά',
    text: 'Η σελίδα δεν μπόρεσε να εμφανιστεί. Το καλάθι σας έχει αποθηκευτεί. Δοκιμάστε ξανά.',
  },
  {
    lang: 'en',
    title: 'Something went wrong',
    text: 'The page could not be shown. Your cart is saved. Please try again.',
  },
] as const;

/** Error page for a failure of the whole page. */
export function CrashPage() {
  const error = useRouteError();
  const [reference, setReference] = useState<string>();
  useEffect(
    function sendReport() {
      import(/* webpackChunkName: "report-crash" */ './report-crash.ts').then(
        ({ reportCrash }) => setReference(reportCrash(error)),
        () => undefined,
      );
    },
    [error],
  );
  return (
    <main className={styles.crash} role="alert">
      <title>Κάτι πήγε στραβά · Something went wrong</title>
      {messages.map(({ lang, title, text }, index) => (
        <div key={lang} lang={lang} className={styles.message}>
          {index === 0 ? <h1>{title}</h1> : <h2>{title}</h2>}
          <p>{text}</p>
        </div>
      ))}
      {reference && (
        <p>
          Κωδικός αναφοράς · <span lang="en">Reference</span>: <code>{reference}</code>
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>
          Δοκιμάστε ξανά · <span lang="en">Try again</span>
        </Button>
        <ButtonLink href="/" variant="secondary" renderLink={(props) => <a {...props} />}>
          Αρχική σελίδα · <span lang="en">Home page</span>
        </ButtonLink>
        {hasOverrides() && (
          <Button variant="secondary" onClick={resetOverrides}>
            Επαναφορά τμημάτων υπό ανάπτυξη · <span lang="en">Reset parts under development</span>
          </Button>
        )}
      </div>
    </main>
  );
}
