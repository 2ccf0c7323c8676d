import { SafeHtml } from '@fakos/shared-kit/html';
import { Button } from '@fakos/shared-kit/ui/button';
import { useId, useState } from 'react';
import { plainText } from '../../../parts/story/plain-text.ts';
import { PREVIEW_LENGTH, previewOf } from '../../../parts/story/preview.ts';
import { useDetailsText } from './details-text.ts';
import styles from './product-story.module.css';

/** The description: its beginning, and the whole of it on demand. */
export function ProductStory({ html }: { html: string }) {
  const text = useDetailsText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const words = plainText(html);
  if (!words) return null;
  const long = words.length > PREVIEW_LENGTH;
  return (
    <section aria-labelledby={`${id}-title`} className={styles.story}>
      <h2 id={`${id}-title`} className={styles.title}>
        {text('description.title')}
      </h2>
      <div id={id} className={styles.words}>
        {open ? <SafeHtml html={html} /> : <p>{previewOf(words)}</p>}
      </div>
      {long && (
        <Button variant="link" size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? text('description.less') : text('description.more')}
        </Button>
      )}
    </section>
  );
}
