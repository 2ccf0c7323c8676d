import { localisePath } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { type FormEvent, useEffect, useRef } from 'react';
import { useText } from '../../text.ts';
import { getListPath, type ListState, MAX_SEARCH_LENGTH } from './list-state.ts';
import styles from './search-form.module.css';

/** Search in the blog. An empty search removes the filter. Works without JavaScript as a GET form. */
export function SearchForm({ state }: { state: ListState }) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { search = '' } = state;
  const shownSearch = useRef(search);

  useEffect(
    // The input follows the address on back and forward, but preserves input from before hydration.
    function showSearch() {
      if (input.current && shownSearch.current !== search) input.current.value = search;
      shownSearch.current = search;
    },
    [search],
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim();
    navigate(getListPath({ ...state, search: typed, page: 1 }), { preventScrollReset: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know the element, all know the role
    <form role="search" action={localisePath(paths.blog, language)} onSubmit={submit} className={styles.form}>
      <input
        ref={input}
        type="search"
        name="search"
        aria-label={text('list.search')}
        placeholder={text('list.search')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={search}
        className={styles.input}
      />
      <IconButton type="submit" label={text('list.search')} icon={<Icon name="search" size={20} />} />
    </form>
  );
}
