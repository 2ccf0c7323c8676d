import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import type { ListAddress } from './use-list-address.ts';

const TYPING_PAUSE_MS = 300;
const MAX_SEARCH_LENGTH = 100;

/** Searches a list while typing; the address follows, and the field follows the address. */
export function ListSearch({ address, label }: { address: ListAddress; label: string }) {
  const text = useText();
  const [typed, setTyped] = useState(address.search);
  const sent = useRef(address.search);
  const send = useDebouncedCallback((search: string) => {
    sent.current = search.trim();
    address.narrow({ search: sent.current }, { typing: true });
  }, TYPING_PAUSE_MS);

  useEffect(
    function followAddress() {
      if (address.search === sent.current) return;
      sent.current = address.search;
      setTyped(address.search);
    },
    [address.search],
  );

  const type = (search: string) => {
    setTyped(search);
    send(search);
  };

  return (
    <TextInput
      type="search"
      label={label}
      value={typed}
      maxLength={MAX_SEARCH_LENGTH}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={text('list.clearSearch')} onClick={() => type('')} />}
    />
  );
}
