import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { useFailureText } from '../states/failure-text.ts';
import { useToasts } from '../toasts.tsx';

/** A CSV file as the API returns it. `is_complete` is false if more rows match than one file may contain. */
export interface ExportedFile {
  readonly filename: string;
  readonly csv: string;
  readonly count: number;
  readonly is_complete: boolean;
}

interface ExportButtonProps {
  /** Requests the file; rejects with the API's failure. */
  readonly request: () => Promise<ExportedFile>;
}

/** Downloads what the list's filters match as a CSV file. */
export function ExportButton({ request }: ExportButtonProps) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);

  async function download() {
    setPending(true);
    try {
      const file = await request();
      saveFile(file);
      const key = file.is_complete ? 'list.exported' : 'list.exportedPart';
      toasts.showSuccess(text(key, { count: file.count, name: file.filename }));
    } catch (failure) {
      toasts.showError(failureText(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={isPending}
      onClick={() => void download()}
    >
      {text('list.export')}
    </Button>
  );
}

function saveFile({ filename, csv }: ExportedFile): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
