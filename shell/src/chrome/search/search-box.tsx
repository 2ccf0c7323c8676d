import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createLazyParts } from '@fakos/shared-kit/lazy';
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
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

const PopularLinks = createLazyParts(() => import(/* webpackChunkName: "search-popular" */ './popular-links.tsx')).part(
  (parts) => parts.PopularLinks,
);

const MAX_QUERY_LENGTH = 100;

interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called when the visitor opens a result. */
  onLeave: () => void;
}

/** Search field with suggestions: arrow keys move through them, Enter opens the active one or the shop's search. */
export function SearchBox({ field, onLeave }: SearchBoxProps) {
  const text = useSearchText();
  const navigate = useNavigate();
  const track = useTrackEvent();
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  const options = suggestions.groups?.flatMap((group) => group.suggestions) ?? [];
  const selection = useActiveOption(options);
  const listId = useId();
  usePreloadedSuggestions();
  const getOptionId = ({ id }: Suggestion) => `${listId}${id}`;
  const active = options.find(({ id }) => id === selection.active);

  function submit(event: FormEvent) {
    event.preventDefault();
    const query = typed.trim();
    if (!active && !query) return field.current?.focus();
    leave();
    navigate(active ? active.href : `${paths.shop}?${new URLSearchParams({ search: query })}`);
  }

  function leave() {
    const hasResult = suggestions.groups && !suggestions.isPending;
    track('search', { query: typed.trim(), results: hasResult ? options.length : null });
    onLeave();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every reader knows the search element yet
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextField
        ref={field}
        type="search"
        name="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={active && getOptionId(active)}
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
        onKeyDown={selection.onKeyDown}
      />
      <div className={styles.found} aria-busy={suggestions.isPending}>
        {options.length > 0 && suggestions.groups ? (
          <SuggestionList
            id={listId}
            groups={suggestions.groups}
            query={suggestions.query}
            active={selection.active}
            getOptionId={getOptionId}
            onChosen={leave}
          />
        ) : (
          <NoSuggestions suggestions={suggestions} onLeave={onLeave} />
        )}
      </div>
      <LiveRegion>
        {suggestions.groups && !suggestions.isPending && options.length > 0 && text('count', { count: options.length })}
      </LiveRegion>
      <Button type="submit" fullWidth>
        {text('submit')}
      </Button>
    </form>
  );
}

interface NoSuggestionsProps extends Pick<SearchBoxProps, 'onLeave'> {
  suggestions: ReturnType<typeof useSuggestions>;
}

/** Hint, loading state, empty state or error in place of the list. */
function NoSuggestions({ suggestions, onLeave }: NoSuggestionsProps) {
  const text = useSearchText();
  const kitText = useKitText();
  if (suggestions.isIdle) return <p className={styles.hint}>{text('hint')}</p>;
  if (suggestions.isError) {
    return (
      <div role="status" className={styles.hint}>
        <p>{text('failed')}</p>
        <p>{text('failedText')}</p>
        <Button variant="quiet" size="sm" onClick={suggestions.retry}>
          {kitText('actions.retry')}
        </Button>
      </div>
    );
  }
  if (!suggestions.groups) return <SkeletonText lines={5} />;
  return (
    <div className={styles.groups}>
      <div role="status" className={styles.hint}>
        <p>{text('none', { query: suggestions.query })}</p>
        <p>{text('noneText')}</p>
      </div>
      <PopularLinks onLeave={onLeave} />
    </div>
  );
}

/** Loads the component that renders product suggestions while the visitor starts typing. */
function usePreloadedSuggestions() {
  const { fills } = useRemoteHost();
  useEffect(
    function preloadSuggestions() {
      // If it does not load, the names alone are listed.
      for (const fill of fills('search.products')) fill.load().catch(() => undefined);
    },
    [fills],
  );
}

/** The option selected with the arrow keys; undefined before the first and after the last. */
function useActiveOption(options: readonly Suggestion[]) {
  const [active, setActive] = useState<string>();
  const optionIds = options.map(({ id }) => id).join(' ');

  useEffect(
    function resetActive() {
      setActive(undefined);
    },
    [optionIds],
  );

  useEffect(
    function scrollIntoView() {
      document.querySelector('[role="option"][aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    },
    [active],
  );

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    const ids = [undefined, ...options.map(({ id }) => id)];
    setActive(ids.at((ids.indexOf(active) + step) % ids.length));
  }

  return { active, onKeyDown };
}
