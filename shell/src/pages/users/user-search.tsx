import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import type { FormEvent } from 'react';
import { useProfileText } from '../../account/profile-text.ts';
import styles from './users.module.css';

const MAX_SEARCH = 100;

/** Searches by name or e-mail; the query is a URL parameter. */
export function UserSearch({ search }: { search: string }) {
  const text = useProfileText();
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = new FormData(event.currentTarget).get('search');
    const query = typeof input === 'string' ? input.trim() : '';
    const params = new URLSearchParams(query === '' ? {} : { search: query });
    navigate(params.size === 0 ? paths.users : `${paths.users}?${params}`, { preventScrollReset: true });
  }

  return (
    <search>
      <form method="get" className={styles.search} onSubmit={submit}>
        <TextField
          type="search"
          name="search"
          defaultValue={search}
          maxLength={MAX_SEARCH}
          label={text('users.search')}
          hideLabel
          placeholder={text('users.searchHint')}
          startSlot={<Icon name="search" size={18} />}
        />
        <Button type="submit" variant="secondary">
          {text('users.submit')}
        </Button>
      </form>
    </search>
  );
}
