import { SafeHtml } from '@fakos/shared-kit/html';
import { Button } from '@fakos/shared-kit/ui/button';
import { useId, useState } from 'react';
import { toPlainText } from '../../../parts/description/plain-text.ts';
import { PREVIEW_LENGTH, toPreview } from '../../../parts/description/preview.ts';
import styles from './details-section.module.css';
import { useDetailsText } from './details-text.ts';

/** The description: a preview, and the full text on demand. */
export function Description({ html }: { html: string }) {
  const text = useDetailsText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const plain = toPlainText(html);
  if (!plain) return null;
  const isLong = plain.length > PREVIEW_LENGTH;
  return (
    <section aria-labelledby={`${id}-title`} className={styles.description}>
      <h2 id={`${id}-title`} className={styles.title}>
        {text('description.title')}
      </h2>
      <div id={id} className={styles.text}>
        {open ? <SafeHtml html={html} /> : <p>{toPreview(plain)}</p>}
      </div>
      {isLong && (
        <Button variant="link" size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? text('description.less') : text('description.more')}
        </Button>
      )}
    </section>
  );
}
