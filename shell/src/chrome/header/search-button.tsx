import { createLazy, dialogPanel, useLazy } from '@fakos/shared-kit/lazy';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useState } from 'react';
import { useText } from '../../text.ts';
import styles from './header.module.css';

const searchDialog = createLazy(() =>
  Promise.all([import(/* webpackChunkName: "search" */ '../search/search-dialog.tsx'), dialogPanel.load()]).then(
    ([search]) => search.SearchDialog,
  ),
);

/** Opens the search dialog. */
export function SearchButton() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { code: SearchDialog } = useLazy(searchDialog, isOpen ? 'now' : 'interaction');
  return (
    <>
      <IconButton
        label={text('search.open')}
        icon={<Icon name="search" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.tool}
        onClick={() => setIsOpen(true)}
      />
      {SearchDialog && <SearchDialog open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
