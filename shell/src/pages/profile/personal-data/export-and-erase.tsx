import { isApiFailure } from '@fakos/shared-kit/api';
import { useExportProfileMutation } from '@fakos/shared-kit/api/profile/hooks';
import { Button } from '@fakos/shared-kit/ui/button';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useState } from 'react';
import { FailureNotice } from '../../../account/forms/failure-notice.tsx';
import { useProfileText } from '../../../account/profile-text.ts';
import styles from '../profile.module.css';
import { useSignInAgain } from '../use-sign-in-again.ts';
import { EraseDialog } from './erase-dialog.tsx';

const JSON_INDENT = 2;

/** Download of the customer's personal data, and erasure of the account. */
export function ExportAndErase() {
  const text = useProfileText();
  const toast = useToast();
  const signInAgain = useSignInAgain();
  const [exportProfile, { error, isLoading, reset }] = useExportProfileMutation();
  const [isErasing, setIsErasing] = useState(false);

  async function download() {
    const result = await exportProfile();
    if (result.data) {
      const { data } = result.data;
      downloadJson(`fakos-${data.exported_at.slice(0, 'yyyy-mm-dd'.length)}.json`, data);
      // Removes the data from the API cache.
      reset();
      toast.success(text('data.exported'));
    } else if (isApiFailure(result.error)) signInAgain(result.error, () => void download());
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

function downloadJson(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, JSON_INDENT)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
