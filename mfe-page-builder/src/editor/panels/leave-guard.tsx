import { useBlocker } from '@fakos/shared-kit/router';
import { type KitState, useStore } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { useEditorText } from '../editor-text.ts';
import type { DraftSaver } from '../session/draft-saver.ts';

/** Saves before another screen opens, and asks where that is not possible. The changes stay in this browser. */
export function LeaveGuard({ saver }: { saver: DraftSaver }) {
  const text = useEditorText();
  const store = useStore();
  const isSaved = useSyncExternalStore(saver.subscribe, () => saver.getState().status === 'saved');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSignedIn = selectUser(store.getState() as KitState) !== null;
    return !isSaved && isSignedIn && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(
    function warnBeforeUnload() {
      if (isSaved) return;
      const warn = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
    [isSaved],
  );

  useEffect(
    function saveFirst() {
      if (blocker.state !== 'blocked') return;
      let isCurrent = true;
      void saver.flush().then((isStored) => {
        if (isCurrent && isStored) blocker.proceed();
      });
      return () => {
        isCurrent = false;
      };
    },
    [blocker, saver],
  );

  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={text('editor.leave.title')}
      closeButtonProps={{ 'aria-label': text('editor.leave.stay') }}
    >
      <Stack>
        <Text size="sm">{text('editor.leave.text')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
            {text('editor.leave.stay')}
          </Button>
          <Button color="red" onClick={() => blocker.proceed?.()}>
            {text('editor.leave.leave')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
