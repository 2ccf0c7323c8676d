import { Drawer } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useEditorText } from '../editor-text.ts';
import styles from './panels.module.css';

interface PanelDrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly position: 'left' | 'right';
  readonly onClose: () => void;
  readonly onOpened?: () => void;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** A panel of the editor above the canvas, where there is no room beside it. */
export function PanelDrawer({ isOpen, title, position, onClose, onOpened, onClosed, children }: PanelDrawerProps) {
  const text = useEditorText();
  const content = useRef<HTMLDivElement>(null);

  function close() {
    // Escape in a dialog or picker above the drawer closes that one alone.
    const focused = document.activeElement?.closest('[role="dialog"]');
    if (!focused || focused.contains(content.current)) onClose();
  }

  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      title={title}
      position={position}
      padding={0}
      size="sm"
      classNames={{ header: styles.drawerHeader ?? '' }}
      closeButtonProps={{ 'aria-label': text('editor.closePanel') }}
      {...(onOpened && { onEnterTransitionEnd: onOpened })}
      onExitTransitionEnd={onClosed}
    >
      <div ref={content}>{children}</div>
    </Drawer>
  );
}
