import { useGetSessionQuery } from '@fakos/shared-kit/api/login/hooks';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectUser, userChanged } from '@fakos/shared-kit/state/session';
import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PrintView } from '../../../framework/print/print-view.tsx';
import { saveFile } from '../../../framework/save-file.ts';
import { useText } from '../../../text.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './two-step.module.css';

/** The recovery codes, shown once: copy, save, print, then confirm that they are stored. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useText();
  const dispatch = useDispatch();
  const user = useKitSelector(selectUser);
  const [isStored, setStored] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const endPrinting = useCallback(() => setPrinting(false), []);
  const { refetch } = useGetSessionQuery();
  const list = useRef<HTMLUListElement>(null);
  const content = codes.join('\n');

  useEffect(function focusCodes() {
    list.current?.focus();
  }, []);

  async function finish() {
    // The cached session is from before the set-up.
    if (user?.must_set_up_two_step) {
      await refetch();
      dispatch(userChanged({ ...user, must_set_up_two_step: false }));
    }
    onDone();
  }

  return (
    <Stack align="flex-start">
      <Alert color="accent" title={text('profile.twoStep.codesTitle')}>
        {text('profile.twoStep.codesText')}
      </Alert>
      <ul ref={list} tabIndex={-1} className={styles.codes} aria-label={text('profile.twoStep.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <CopyButton text={content} label={text('profile.twoStep.copyCodes')} />
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => saveFile({ filename: 'recovery-codes.txt', content, type: 'text/plain;charset=utf-8' })}
        >
          {text('profile.twoStep.saveCodes')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => setPrinting(true)}>
          {text('profile.twoStep.printCodes')}
        </Button>
      </Group>
      {isPrinting && (
        <PrintView onDone={endPrinting}>
          <h1>{text('profile.twoStep.codes')}</h1>
          <pre>{content}</pre>
        </PrintView>
      )}
      <Checkbox
        label={text('profile.twoStep.stored')}
        checked={isStored}
        onChange={(event) => setStored(event.currentTarget.checked)}
      />
      <Button disabled={!isStored} onClick={() => void finish()}>
        {text('profile.twoStep.finish')}
      </Button>
    </Stack>
  );
}
