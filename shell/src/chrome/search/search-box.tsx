import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useRemoteHost, useTrackEvent } from '@fakos/shared-kit/remote/host';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import styles from './search.module.css';
import { useSearchText } from './search-text.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestion, useSuggestions } from './suggestions.ts';

const MAX_QUERY_LENGTH = 100;

interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called when the visitor goes somewhere. */
  onLeave: () => void;
}

/** A field that suggests while one types: arrow keys walk through the suggestions, Enter goes there or to the shop. */
export function SearchBox({ field, onLeave }: SearchBoxProps) {
  const text = useSearchText();
  const navigate = useNavigate();
  const track = useTrackEvent();
  const [typed, setTyped] = useState('');
  const found = useSuggestions(typed);
  const options = found.groups?.flatMap(({ suggestions }) => suggestions) ?? [];
  const walk = useWalk(options);
  const listId = useId();
  useDrawersAhead();
  const optionId = ({ id }: Suggestion) => `${listId}${id}`;
  const active = options.find(({ id }) => id === walk.active);

  function go(event: FormEvent) {
    event.preventDefault();
    const wanted = typed.trim();
    if (!active && !wanted) return field.current?.focus();
    leave();
    navigate(active ? active.href : `${paths.shop}?${new URLSearchParams({ search: wanted })}`);
  }

  function leave() {
    const isKnown = found.groups && !found.isPending;
    track('search', { query: typed.trim(), results: isKnown ? options.length : null });
    onLeave();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every reader knows the search element yet
    <form role="search" className={styles.search} onSubmit={go}>
      <TextField
        ref={field}
        type="search"
        name="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={active && optionId(active)}
        label={text('label')}
        hideLabel
        placeholder={text('placeholder')}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        startSlot={<Icon name="search" size={20} />}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={walk.onKeyDown}
      />
      <div className={styles.found} aria-busy={found.isPending}>
        {options.length > 0 && found.groups ? (
          <SuggestionList
            id={listId}
            groups={found.groups}
            query={found.query}
            active={walk.active}
            optionId={optionId}
            onChosen={leave}
          />
        ) : (
          <NoSuggestions found={found} />
        )}
      </div>
      <LiveRegion>
        {found.groups && !found.isPending && options.length > 0 && text('count', { count: options.length })}
      </LiveRegion>
      <Button type="submit" fullWidth>
        {text('submit')}
      </Button>
    </form>
  );
}

/** What stands in the place of the list: what to type, that it comes, that there is nothing, that it failed. */
function NoSuggestions({ found }: { found: ReturnType<typeof useSuggestions> }) {
  const text = useSearchText();
  const kitText = useKitText();
  if (found.isIdle) return <p className={styles.hint}>{text('hint')}</p>;
  if (found.isError) {
    return (
      <div role="status" className={styles.hint}>
        <p>{text('failed')}</p>
        <p>{text('failedText')}</p>
        <Button variant="quiet" size="sm" onClick={found.retry}>
          {kitText('actions.retry')}
        </Button>
      </div>
    );
  }
  if (!found.groups) return <SkeletonText lines={5} />;
  return (
    <div role="status" className={styles.hint}>
      <p>{text('none', { query: found.query })}</p>
      <p>{text('noneText')}</p>
    </div>
  );
}

/** Brings what draws the suggestions while the visitor begins to type. */
function useDrawersAhead() {
  const { fills } = useRemoteHost();
  useEffect(
    function bringDrawers() {
      // Without it the names alone are listed.
      for (const fill of fills('search.products')) fill.load().catch(() => undefined);
    },
    [fills],
  );
}

/** The option that the arrow keys are at; none is before the first and after the last. */
function useWalk(options: readonly Suggestion[]) {
  const [active, setActive] = useState<string>();
  const known = options.map(({ id }) => id).join(' ');

  useEffect(
    function beginAnew() {
      setActive(undefined);
    },
    [known],
  );

  useEffect(
    function keepInSight() {
      document.querySelector('[role="option"][aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    },
    [active],
  );

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    const places = [undefined, ...options.map(({ id }) => id)];
    setActive(places.at((places.indexOf(active) + step) % places.length));
  }

  return { active, onKeyDown };
}
