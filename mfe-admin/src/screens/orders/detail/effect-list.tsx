import { useText } from '../../../text.ts';
import styles from '../orders.module.css';
import type { Effects } from './use-step-effects.ts';

/** Effects of an action on money, stock and mail. */
export function EffectList({ effects }: { effects: Effects }) {
  const text = useText();
  return (
    <dl className={styles.effects}>
      {(['money', 'stock', 'mail'] as const).map((kind) => (
        <div key={kind}>
          <dt>{text(`orders.effects.names.${kind}`)}</dt>
          <dd>{effects[kind]}</dd>
        </div>
      ))}
    </dl>
  );
}
