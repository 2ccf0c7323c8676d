import { isApiFailure } from '@fakos/shared-kit/api';
import { useUploadPrescriptionMutation } from '@fakos/shared-kit/api/prescriptions/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Field } from '@fakos/shared-kit/ui/field';
import { useState } from 'react';
import { FileInput } from '../../file-input/file-input.tsx';
import styles from '../lens.module.css';
import type { LensDraft } from '../lens-draft.ts';
import { useLensText } from '../lens-text.ts';

const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp';

interface UploadFieldProps {
  draft: Pick<LensDraft, 'hasConsented' | 'fileName'>;
  errors: Readonly<Record<string, string>>;
  change: (part: Pick<LensDraft, 'ref' | 'fileName'>) => void;
}

/** Uploads a photo or a PDF file as soon as it is chosen; it needs the consent above it first. */
export function UploadField({ draft, errors, change }: UploadFieldProps) {
  const text = useLensText();
  const kitText = useKitText();
  const [upload, { isLoading }] = useUploadPrescriptionMutation();
  const [failure, setFailure] = useState<string>();

  async function send(file: File | undefined) {
    if (!file) return;
    setFailure(undefined);
    try {
      const { data } = await upload(file).unwrap();
      change({ ref: data.ref, fileName: data.file.name });
    } catch (error) {
      setFailure(isApiFailure(error) ? (error.message ?? kitText(`errors.${error.code}`)) : kitText('errors.INTERNAL'));
    }
  }

  return (
    <Field label={text('file')} description={text('fileHint')} error={failure ?? errors.file}>
      {(control) => (
        <>
          <FileInput
            {...control}
            accept={ACCEPTED}
            disabled={!draft.hasConsented || isLoading}
            onChange={(event) => void send(event.currentTarget.files?.[0])}
          />
          <p role="status" className={styles.note}>
            {isLoading ? text('uploading') : draft.fileName ? text('uploaded', { name: draft.fileName }) : ''}
          </p>
        </>
      )}
    </Field>
  );
}
