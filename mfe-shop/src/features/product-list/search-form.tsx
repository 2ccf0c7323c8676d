import { TextField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { type FormEvent, useRef } from 'react';
import { useText } from '../../text.ts';

const LONGEST_SEARCH = 100;

/** Searches the list when entered; emptied and entered, it shows all again. */
export function SearchForm({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const text = useText();
  // The field keeps its own text: what was typed before the page came alive is in it alone.
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(field.current?.value.trim() ?? '');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know the element, all know the role
    <form role="search" onSubmit={submit}>
      <TextField
        ref={field}
        type="search"
        label={text('list.search')}
        hideLabel
        placeholder={text('list.searchHint')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        defaultValue={search}
        endSlot={<IconButton type="submit" label={text('list.search')} icon={<Icon name="search" size={20} />} />}
      />
    </form>
  );
}
