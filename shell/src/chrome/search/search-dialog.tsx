import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { useRef } from 'react';
import { SearchBox } from './search-box.tsx';
import { useSearchText } from './search-text.ts';

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search dialog, a separate chunk. */
export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const text = useSearchText();
  const kitText = useKitText();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('title')}
      closeLabel={kitText('actions.close')}
      initialFocus={field}
    >
      <SearchBox field={field} onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
}
