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

/** A magnifier that asks what to look for and goes to the shop with it. */
export function SearchButton() {
  const text = useText();
  const [open, setOpen] = useState(false);
  const SearchDialog = useDeferred(loadSearch, open);
  return (
    <>
      <IconButton
        label={text('search.open')}
        icon={<Icon name="search" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={styles.tool}
        onClick={() => setOpen(true)}
      />
      {SearchDialog && <SearchDialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
