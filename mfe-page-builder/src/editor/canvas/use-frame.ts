import type { Language } from '@fakos/contracts/languages';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { AuditCanvas } from '../checks/rendered-checks.tsx';
import { getColumnNames } from '../model/widget-columns.ts';
import { useEditorSession } from '../session/session-context.ts';
import type { CanvasFrame } from './canvas-connection.ts';

/** The editor's frame once its page is rendered. */
export interface ReadyFrame {
  readonly document: Document;
  readonly window: Window;
  readonly audit: AuditCanvas;
}

/** Connects a frame to the session; `tick` changes whenever something in it may have moved. */
export function useFrame(frame: RefObject<CanvasFrame | null>, language: Language) {
  const session = useEditorSession();
  const [ready, setReady] = useState<ReadyFrame>();
  const [tick, setTick] = useState(0);
  const scheduled = useRef(0);

  const update = useCallback(() => {
    cancelAnimationFrame(scheduled.current);
    scheduled.current = requestAnimationFrame(() => setTick((value) => value + 1));
  }, []);

  const connect = useCallback(
    (element: CanvasFrame | null) => {
      frame.current = element;
      if (!element) return;
      element.canvasConnection = {
        session,
        language,
        getColumnNames,
        onReady: (audit) => {
          const { contentDocument: document, contentWindow: window } = element;
          if (document && window) setReady({ document, window, audit });
        },
      };
      return () => {
        element.canvasConnection = undefined;
        setReady(undefined);
      };
    },
    [frame, session, language],
  );

  useEffect(
    function followChanges() {
      if (!ready) return;
      const { document, window } = ready;
      // The frame's own classes: elements of its document are no instances of this window's.
      const resized = new ResizeObserver(update);
      resized.observe(document.body);
      const mutated = new MutationObserver(update);
      mutated.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      window.addEventListener('scroll', update, { passive: true });
      window.addEventListener('resize', update);
      document.addEventListener('load', update, true);
      update();
      return () => {
        resized.disconnect();
        mutated.disconnect();
        window.removeEventListener('scroll', update);
        window.removeEventListener('resize', update);
        document.removeEventListener('load', update, true);
      };
    },
    [ready, update],
  );

  return { connect, ready, tick };
}
