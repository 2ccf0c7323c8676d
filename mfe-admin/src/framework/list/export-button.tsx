import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { saveFile } from '../save-file.ts';
import { useFailureText } from '../states/failure-text.ts';
import { useToasts } from '../toasts.tsx';
import { encodeWindows1253 } from './windows-1253.ts';

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

type Encoding = 'utf-8' | 'windows-1253';

/** Downloads the rows that the list's filters match as a CSV file: in UTF-8, or in Windows-1253 for older Greek programs. */
export function ExportButton({ request }: ExportButtonProps) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);

  async function download(encoding: Encoding) {
    setPending(true);
    try {
      const file = await request();
      const { bytes, lost } = encoding === 'utf-8' ? { bytes: file.csv, lost: 0 } : encodeWindows1253(file.csv);
      saveFile({ filename: file.filename, content: bytes, type: `text/csv;charset=${encoding}` });
      if (lost > 0) toasts.showError(text('exportFile.lost', { count: lost }));
      const key = file.is_complete ? 'list.exported' : 'list.exportedPart';
      toasts.showSuccess(text(key, { count: file.count, name: file.filename }));
    } catch (failure) {
      toasts.showError(failureText(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button.Group>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isPending}
        onClick={() => void download('utf-8')}
      >
        {text('list.export')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" px="xs" disabled={isPending} aria-label={text('exportFile.encodings')}>
            <IconChevronDown size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void download('utf-8')}>{text('exportFile.utf8')}</Menu.Item>
          <Menu.Item onClick={() => void download('windows-1253')}>{text('exportFile.windows1253')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
