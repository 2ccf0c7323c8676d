import { TextField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { type FormEvent, useRef } from 'react';
import { useText } from '../../../text.ts';

const MAX_SEARCH_LENGTH = 100;

/** Search of the list; an empty search shows all products. */
export function SearchForm({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const text = useText();
  // Uncontrolled, so that text typed before hydration is not lost.
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
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={search}
        endSlot={<IconButton type="submit" label={text('list.search')} icon={<Icon name="search" size={20} />} />}
      />
    </form>
  );
}
