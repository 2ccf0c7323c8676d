import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import type { ListAddress } from './use-list-address.ts';

const TYPING_PAUSE_MS = 300;
const MAX_SEARCH_LENGTH = 100;

/** Searches a list while typing. The field and the address stay in sync. */
export function ListSearch({ address, label }: { address: ListAddress; label: string }) {
  const text = useText();
  const [typed, setTyped] = useState(address.search);
  const lastSearch = useRef(address.search);
  const applySearch = useDebouncedCallback((search: string) => {
    lastSearch.current = search.trim();
    address.setFilters({ search: lastSearch.current }, { replaceHistory: true });
  }, TYPING_PAUSE_MS);

  useEffect(
    function syncWithAddress() {
      if (address.search === lastSearch.current) return;
      lastSearch.current = address.search;
      setTyped(address.search);
    },
    [address.search],
  );

  const changeInput = (search: string) => {
    setTyped(search);
    applySearch(search);
  };

  return (
    <TextInput
      type="search"
      label={label}
      value={typed}
      maxLength={MAX_SEARCH_LENGTH}
      onChange={(event) => changeInput(event.currentTarget.value)}
      // Applying a pending search after a link was clicked would navigate back to the list.
      onBlur={() => applySearch.flush()}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed && <CloseButton size="sm" aria-label={text('list.clearSearch')} onClick={() => changeInput('')} />
      }
    />
  );
}
