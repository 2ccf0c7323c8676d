import { useSelector } from '@fakos/shared-kit/state';
import { selectIsStaff } from '@fakos/shared-kit/state/session';
import { useEffect, useState } from 'react';
import { useEditorText } from '../../editor-text.ts';
import { EditorSessionProvider } from '../../session/session-context.ts';
import { readConnection } from '../canvas-connection.ts';
import styles from './canvas-page.module.css';
import { CanvasSections, ColumnNamesContext } from './canvas-sections.tsx';

/** Slot `admin.page-canvas`: the edited page in the editor's frame, rendered as visitors see it. */
export function CanvasPage() {
  const text = useEditorText();
  const isStaff = useSelector(selectIsStaff);
  const [connection] = useState(readConnection);

  useEffect(
    function reportReady() {
      let isCurrent = true;
      const report = () => isCurrent && connection?.onReady();
      // Fonts change the size of texts, which the outlines around them follow.
      document.fonts.ready.then(report, report);
      return () => {
        isCurrent = false;
      };
    },
    [connection],
  );

  return (
    <main className={styles.page} data-theme="light">
      <meta name="robots" content="noindex" />
      {connection && isStaff ? (
        <EditorSessionProvider value={connection.session}>
          <div inert>
            <ColumnNamesContext value={connection.getColumnNames}>
              <CanvasSections language={connection.language} />
            </ColumnNamesContext>
          </div>
        </EditorSessionProvider>
      ) : (
        <p className={styles.notice}>{text('canvas.onlyInEditor')}</p>
      )}
    </main>
  );
}
