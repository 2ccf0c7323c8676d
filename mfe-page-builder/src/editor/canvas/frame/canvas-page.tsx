import { createLazy } from '@fakos/shared-kit/lazy';
import { useSelector } from '@fakos/shared-kit/state';
import { selectIsStaff } from '@fakos/shared-kit/state/session';
import { useEffect, useRef, useState } from 'react';
import type { AuditCanvas } from '../../checks/rendered-checks.tsx';
import { useEditorText } from '../../editor-text.ts';
import { EditorSessionProvider } from '../../session/session-context.ts';
import { readConnection } from '../canvas-connection.ts';
import styles from './canvas-page.module.css';
import { CanvasSections, ColumnNamesContext } from './canvas-sections.tsx';

/** Loads when staff open the checks. */
const auditing = createLazy(() => import(/* webpackChunkName: "staff-audit" */ './audit-page.ts'));

/** Slot `admin.page-canvas`: the edited page in the editor's frame, rendered as visitors see it. */
export function CanvasPage() {
  const text = useEditorText();
  const isStaff = useSelector(selectIsStaff);
  const [connection] = useState(readConnection);
  const root = useRef<HTMLDivElement>(null);

  useEffect(
    function reportReady() {
      let isCurrent = true;
      const audit: AuditCanvas = async (language) => {
        const { auditPage } = await auditing.load();
        return root.current ? auditPage(root.current, language) : [];
      };
      const report = () => isCurrent && connection?.onReady(audit);
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
          <div ref={root} inert>
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
