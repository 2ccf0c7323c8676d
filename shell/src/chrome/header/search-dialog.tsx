import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { type FormEvent, useRef } from 'react';
import { useText } from '../../text.ts';
import styles from './header.module.css';

const MAX_QUERY_LENGTH = 100;

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what to look for and goes to the shop with it; downloaded apart from the page. */
export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const text = useText();
  const kitText = useKitText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  function search(event: FormEvent) {
    event.preventDefault();
    const wanted = field.current?.value.trim();
    if (!wanted) return field.current?.focus();
    onOpenChange(false);
    navigate(`${paths.shop}?${new URLSearchParams({ search: wanted })}`);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('search.title')}
      closeLabel={kitText('actions.close')}
      initialFocus={field}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: not every reader knows the search element yet */}
      <form role="search" className={styles.search} onSubmit={search}>
        <TextField
          ref={field}
          type="search"
          name="search"
          label={text('search.label')}
          hideLabel
          placeholder={text('search.placeholder')}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          startSlot={<Icon name="search" size={20} />}
        />
        <Button type="submit" fullWidth>
          {text('search.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
