import type { Language } from '@fakos/contracts/languages';
import { ActionIcon, Group, SegmentedControl } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCommandsContext } from '../commands/commands-context.ts';
import { useEditorText } from '../editor-text.ts';
import type { DraftSaver } from '../session/draft-saver.ts';
import { useEditorSession, useEditorState } from '../session/session-context.ts';
import styles from './editor-toolbar.module.css';
import { SaveStatus } from './save-status.tsx';

/** Widths of the page in the canvas, in pixels. */
export const canvasWidths = { phone: 360, tablet: 768, desktop: 1280 } as const;
/** See {@link canvasWidths}. */
export type CanvasDevice = keyof typeof canvasWidths;

interface EditorToolbarProps {
  readonly saver: DraftSaver;
  readonly device: CanvasDevice;
  readonly onDevice: (device: CanvasDevice) => void;
  /** Buttons before the others, which open panels on small screens. */
  readonly start?: ReactNode;
  /** Buttons of checks, revisions, previews and publishing. */
  readonly actions?: ReactNode;
  /** The canvas is not shown. */
  readonly isNarrow: boolean;
}

const ICON_SIZE = 18;
const deviceIcons = { phone: IconDeviceMobile, tablet: IconDeviceTablet, desktop: IconDeviceDesktop };
const devices: readonly CanvasDevice[] = ['phone', 'tablet', 'desktop'];
const languages: readonly Language[] = ['el', 'en'];

/** Undo, width, language, state of the draft, and actions on the whole page. */
export function EditorToolbar({ saver, device, onDevice, start, actions, isNarrow }: EditorToolbarProps) {
  const text = useEditorText();
  const session = useEditorSession();
  const language = useEditorState((state) => state.language);
  return (
    <div className={styles.bar}>
      <div role="toolbar" aria-label={text('toolbar.label')} className={styles.toolbar}>
        <Group gap="xs" wrap="nowrap">
          {start}
          <HistoryButtons />
        </Group>
        {!isNarrow && (
          <SegmentedControl
            size="sm"
            aria-label={text('toolbar.width')}
            value={device}
            onChange={onDevice}
            data={devices.map((value) => {
              const Icon = deviceIcons[value];
              const label = text(`toolbar.widths.${value}`);
              return {
                value,
                label: (
                  <span className={styles.option} title={label}>
                    <Icon size={ICON_SIZE} aria-hidden />
                    <span className="visually-hidden">{label}</span>
                  </span>
                ),
              };
            })}
          />
        )}
        <SegmentedControl
          size="sm"
          aria-label={text('toolbar.language')}
          value={language}
          onChange={session.setLanguage}
          className={styles.language}
          data={languages.map((value) => ({
            value,
            label: (
              <>
                <span className={styles.name}>{text(`toolbar.languages.${value}`)}</span>
                <span className={styles.shortName} aria-hidden>
                  {text(`toolbar.shortLanguages.${value}`)}
                </span>
              </>
            ),
          }))}
        />
        <div className={styles.status}>
          <SaveStatus saver={saver} />
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

/** Undo and redo with the names of their steps. Apart from the toolbar, because the steps change with each key. */
function HistoryButtons() {
  const text = useEditorText();
  const commands = useCommandsContext();
  const undone = useEditorState(({ history }) => history.past.at(-1));
  const redone = useEditorState(({ history }) => history.future.at(-1));
  const undoLabel = undone
    ? text('toolbar.undoNamed', { step: commands.describe(undone.label) })
    : text('toolbar.undo');
  const redoLabel = redone
    ? text('toolbar.redoNamed', { step: commands.describe(redone.label) })
    : text('toolbar.redo');
  return (
    <>
      <HistoryButton label={undoLabel} isPossible={Boolean(undone)} onClick={commands.undo}>
        <IconArrowBackUp size={ICON_SIZE} aria-hidden />
      </HistoryButton>
      <HistoryButton label={redoLabel} isPossible={Boolean(redone)} onClick={commands.redo}>
        <IconArrowForwardUp size={ICON_SIZE} aria-hidden />
      </HistoryButton>
    </>
  );
}

interface HistoryButtonProps {
  readonly label: string;
  readonly isPossible: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Keeps the focus when its last step is gone, which a disabled button would lose. */
function HistoryButton({ label, isPossible, onClick, children }: HistoryButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      title={label}
      data-disabled={isPossible ? undefined : true}
      aria-disabled={!isPossible}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
