import { localisePath } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { type FormEvent, useRef } from 'react';
import { useText } from '../../text.ts';
import styles from './sidebar.module.css';

/** Limit of the API (contract of `posts`). */
const MAX_SEARCH_LENGTH = 100;

/** Search in the blog that leads to the list. Works without JavaScript as a GET form. */
export function SidebarSearch() {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = input.current?.value.trim();
    navigate(search ? `${paths.blog}?${new URLSearchParams({ search })}` : paths.blog);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know the element, all know the role
    <form
      role="search"
      aria-label={text('sidebar.label')}
      action={localisePath(paths.blog, language)}
      onSubmit={submit}
      className={styles.search}
    >
      <input
        ref={input}
        type="search"
        name="search"
        aria-label={text('list.search')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
      />
      <IconButton type="submit" label={text('list.search')} icon={<Icon name="search" size={20} />} />
    </form>
  );
}
