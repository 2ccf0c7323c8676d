import { isApiFailure } from '@fakos/shared-kit/api';
import { useExportProfileMutation } from '@fakos/shared-kit/api/profile/hooks';
import { Button } from '@fakos/shared-kit/ui/button';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useState } from 'react';
import { FailureNotice } from '../../account/failure-notice.tsx';
import { useProfileText } from '../../account/profile-text.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './profile.module.css';
import { saveJson } from './save-json.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/** What the shop knows of somebody, as a file; and how to make it forget. */
export function OwnData() {
  const text = useProfileText();
  const toast = useToast();
  const signInAgain = useSignInAgain();
  const [ask, { error, isLoading, reset }] = useExportProfileMutation();
  const [isErasing, setIsErasing] = useState(false);

  async function download() {
    const answer = await ask();
    if (answer.data) {
      const { data } = answer.data;
      saveJson(`fakos-${data.exported_at.slice(0, 'yyyy-mm-dd'.length)}.json`, data);
      // Nothing of it stays in the page's memory.
      reset();
      toast.success(text('data.exported'));
    } else if (isApiFailure(answer.error)) signInAgain(answer.error, () => void download());
  }

  return (
    <>
      <div className={styles.stack}>
        <p>{text('data.exportText')}</p>
        {isApiFailure(error) && <FailureNotice failure={error} />}
        <Button variant="secondary" loading={isLoading} onClick={() => void download()}>
          {text('data.export')}
        </Button>
      </div>
      <div className={styles.danger}>
        <p>{text('data.eraseText')}</p>
        <Button variant="danger" onClick={() => setIsErasing(true)}>
          {text('data.erase')}
        </Button>
      </div>
      <EraseDialog open={isErasing} onOpenChange={setIsErasing} />
    </>
  );
}
