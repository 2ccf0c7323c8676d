import { useMemo } from 'react';
import styles from './email-document.module.css';

/** Links of a shown e-mail open nothing: the frame may not open windows, and the shop's pages refuse to be framed. */
const LINK_TARGET = '<base target="_blank">';

/** An e-mail's HTML as a mailbox shows it, in a frame without scripts, forms and access to the page. */
export function EmailDocument({ html, title }: { html: string; title: string }) {
  const document = useMemo(() => html.replace('<head>', `<head>${LINK_TARGET}`), [html]);
  return <iframe sandbox="" srcDoc={document} title={title} className={styles.document} />;
}
