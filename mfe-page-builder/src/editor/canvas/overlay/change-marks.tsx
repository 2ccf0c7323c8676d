import type { CSSProperties } from 'react';
import { useEditorText } from '../../editor-text.ts';
import type { NodeKey } from '../../model/editor-document.ts';
import { useComparedChanges } from '../../revisions/use-compared-changes.ts';
import { useEditorState } from '../../session/session-context.ts';
import styles from './canvas-overlay.module.css';

/** Outlines around what differs from the compared version. The notice above the page says the same in words. */
export function ChangeMarks({ getStyle }: { getStyle: (key: NodeKey) => CSSProperties | undefined }) {
  const text = useEditorText();
  const language = useEditorState((state) => state.language);
  const nodes = useEditorState(({ document }) => document[language].nodes);
  const changes = useComparedChanges();
  const changed = Map.groupBy(
    changes.filter((change) => change.language === language),
    ({ id }) => id,
  );
  return Object.values(nodes).map(({ key, id }) => {
    const kinds = (changed.get(id) ?? []).map(({ kind }) => kind);
    const style = kinds.length > 0 && getStyle(key);
    if (!style) return null;
    return (
      <div key={key} className={styles.mark} style={style} data-mark={kinds.at(-1)} aria-hidden>
        <span className={styles.markLabel}>{kinds.map((kind) => text(`revisions.kinds.${kind}`)).join(' · ')}</span>
      </div>
    );
  });
}
