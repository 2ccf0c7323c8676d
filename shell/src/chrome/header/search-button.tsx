import { loadDialog, useDeferred } from '@fakos/shared-kit/ui/deferred';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useState } from 'react';
import { useText } from '../../text.ts';
import styles from './header.module.css';

const loadSearch = () =>
  Promise.all([import(/* webpackChunkName: "search" */ '../search/search-dialog.tsx'), loadDialog()]).then(
    ([search]) => search.SearchDialog,
  );

/** Opens the search dialog. */
export function SearchButton() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const SearchDialog = useDeferred(loadSearch, isOpen);
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
