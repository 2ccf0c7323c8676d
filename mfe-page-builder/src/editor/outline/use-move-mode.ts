import { useCallback } from 'react';
import { useAnnounce } from '../commands/announcer.tsx';
import { useNodeLabel } from '../commands/use-node-label.ts';
import { useEditorText } from '../editor-text.ts';
import { getList } from '../model/convert.ts';
import type { NodeKey } from '../model/editor-document.ts';
import { findNextPlace, type MoveDirection } from '../model/keyboard-moves.ts';
import { moveSection, placeWidget } from '../model/operations.ts';
import { findPlace } from '../model/queries.ts';
import { useEditorSession } from '../session/session-context.ts';

const directions: Readonly<Record<string, MoveDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

/** Moving by keyboard: every arrow key moves to a legal place, or announces that there is none. */
export function useMoveMode() {
  const session = useEditorSession();
  const text = useEditorText();
  const announce = useAnnounce();
  const { getLabel, getListLabel } = useNodeLabel();

  const start = useCallback(
    (key: NodeKey) => {
      const { document, language } = session.getState();
      session.startMove(key);
      announce(text('outline.moveStarted', { name: getLabel(document[language].nodes[key]) }));
    },
    [session, announce, text, getLabel],
  );

  /** Handles a key of move mode; returns whether it was one. */
  const handleKey = useCallback(
    (event: Pick<KeyboardEvent, 'key'>): boolean => {
      const { moving, document, language } = session.getState();
      if (!moving) return false;
      const { key } = moving;
      const node = document[language].nodes[key];
      const name = getLabel(node);
      if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') {
        const isPlaced = event.key !== 'Escape';
        session.endMove(isPlaced, { name: 'move', subject: node?.kind === 'widget' ? node.type : 'section' });
        announce(text(isPlaced ? 'outline.placed' : 'outline.moveCancelled', { name }));
        return true;
      }
      const direction = directions[event.key];
      if (!direction) return event.key !== 'Tab';
      announce(node?.kind === 'section' ? moveWholeSection(direction) : moveWidget(direction));
      return true;

      function moveWidget(to: MoveDirection): string {
        const place = findNextPlace(document[language], key, to);
        if (!place) return text('outline.atEnd', { name });
        session.previewMove((page) => placeWidget(page, key, place));
        const page = session.getState().document[language];
        return text('outline.movedTo', {
          place: getListLabel(page, place),
          position: place.index + 1,
          size: getList(page.nodes[place.parent], place.list).length,
        });
      }

      function moveWholeSection(to: MoveDirection): string {
        const { sections } = document[language];
        const last = sections.length - 1;
        const index = sections.indexOf(key);
        const targets = { up: index - 1, left: index - 1, down: index + 1, right: index + 1, first: 0, last };
        const target = targets[to];
        if (target < 0 || target > last || target === index) return text('outline.atEnd', { name });
        session.previewMove((page) => moveSection(page, key, target));
        return text('outline.sectionMovedTo', { position: target + 1, size: sections.length });
      }
    },
    [session, announce, text, getLabel, getListLabel],
  );

  const getPlaceLabel = useCallback(
    (key: NodeKey) => {
      const { document, language } = session.getState();
      const place = findPlace(document[language], key);
      return place ? getListLabel(document[language], place) : '';
    },
    [session, getListLabel],
  );
  return { start, handleKey, getPlaceLabel };
}
