import { useLanguage } from '@fakos/shared-kit/i18n';
import { localisePath } from '@fakos/shared-kit/i18n/languages';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { type FormEvent, useEffect, useRef } from 'react';
import { useText } from '../../text.ts';
import { type ListState, LONGEST_SEARCH, listAddress } from './list-address.ts';
import styles from './search-form.module.css';

/** Searches inside the blog; emptied and sent, it shows all again. A browser without scripts sends it by itself. */
export function SearchForm({ state }: { state: ListState }) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { search = '' } = state;
  const shown = useRef(search);

  useEffect(
    // Back and forward change the address, and what was typed follows it; what was typed before the page came alive stays.
    function showAddress() {
      if (input.current && shown.current !== search) input.current.value = search;
      shown.current = search;
    },
    [search],
  );

  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim();
    navigate(listAddress({ ...state, search: typed, page: 1 }), { preventScrollReset: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know the element, all know the role
    <form role="search" action={localisePath(paths.blog, language)} onSubmit={send} className={styles.form}>
      <input
        ref={input}
        type="search"
        name="search"
        aria-label={text('list.search')}
        placeholder={text('list.search')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        defaultValue={search}
        className={styles.input}
      />
      <IconButton type="submit" label={text('list.search')} icon={<Icon name="search" size={20} />} />
    </form>
  );
}
