import type { Language } from '@fakos/contracts/languages';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useId } from 'react';
import { useEditorText } from '../../editor-text.ts';
import { toKilobytes } from '../check-page.ts';
import styles from '../checks.module.css';
import { type PageWeight, weightKinds } from './page-weight.ts';

/** Number of widgets that are named. */
const SHOWN_WIDGETS = 5;

interface PageWeightViewProps {
  readonly language: Language;
  readonly weight: PageWeight;
  readonly getName?: (language: Language, id: string) => string;
}

/** Transfer size of a page by kind, compared with its budget, and the widgets with the heaviest images. */
export function PageWeightView({ language, weight, getName }: PageWeightViewProps) {
  const text = useEditorText();
  const format = useFormat();
  const id = useId();
  const { totalBytes, budgetBytes, kinds, widgets } = weight;
  const toSize = (bytes: number) => text('checks.weight.kb', { kb: format.number(toKilobytes(bytes)) });
  const share = Math.min(1, totalBytes / budgetBytes);
  return (
    <section aria-labelledby={id} className={styles.weight}>
      <h3 id={id} className={styles.heading}>
        {text('checks.weight.title', { language: text(`checks.languages.${language}`) })}
      </h3>
      <p className={styles.summary}>
        {text('checks.weight.total', { total: toSize(totalBytes), budget: toSize(budgetBytes) })}{' '}
        {text('checks.weight.estimated')}
      </p>
      <div className={styles.bar} aria-hidden>
        <div
          className={styles.fill}
          data-over={totalBytes > budgetBytes || undefined}
          style={{ '--share': `${share * 100}%` }}
        />
      </div>
      <dl className={styles.sizes}>
        {weightKinds.map((kind) => (
          <SizeRow key={kind} label={text(`checks.weight.kinds.${kind}`)} size={toSize(kinds[kind])} />
        ))}
      </dl>
      {widgets.length > 0 && (
        <>
          <p className={styles.summary}>{text('checks.weight.heaviest')}</p>
          <dl className={styles.sizes}>
            {widgets.slice(0, SHOWN_WIDGETS).map((widget) => (
              <SizeRow
                key={widget.id}
                label={getName?.(language, widget.id) || widget.type}
                size={toSize(widget.bytes)}
              />
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function SizeRow({ label, size }: { label: string; size: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{size}</dd>
    </>
  );
}
