import type { Language } from '@fakos/contracts/languages';
import type { AuditCanvas } from '../checks/rendered-checks.tsx';
import type { GetColumnNames } from '../model/widget-columns.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Path of the page that shows the edited page in the editor's frame. */
export const CANVAS_PATH = '/admin/canvas';

/** Data that the editor shares with the page in its frame, which can read it directly because it has the same origin. */
export interface CanvasConnection {
  readonly session: EditorSession;
  readonly language: Language;
  /** The editor's own: modules of the page in the frame are other ones, which do not know contributed columns. */
  readonly getColumnNames: GetColumnNames;
  /** Called when the page is rendered with its styles and fonts. */
  readonly onReady: (audit: AuditCanvas) => void;
}

/** The frame of the editor. */
export interface CanvasFrame extends HTMLIFrameElement {
  canvasConnection?: CanvasConnection | undefined;
}

/** The connection of the page that this code runs in; undefined where no editor of this site has framed it. */
export function readConnection(): CanvasConnection | undefined {
  try {
    // Null where the page is not framed, or framed by another site.
    return (window.frameElement as CanvasFrame | null)?.canvasConnection;
  } catch {
    return undefined;
  }
}
