import { isSafeUrl } from '@fakos/contracts/html/allow-list';
import { paths } from '@fakos/contracts/paths';
import { useListPagesQuery } from '@fakos/shared-kit/api/pages/hooks';
import { useListSuggestionsQuery } from '@fakos/shared-kit/api/search/hooks';
import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import { getPublicAddress } from '../page-settings/page-settings-values.ts';
import styles from './pickers.module.css';

const ADDRESS = /^(?:[/#]|[a-z][a-z\d+.-]*:)/i;
const MIN_QUERY = 2;
const MAX_QUERY = 100;
const SEARCH_DELAY_MS = 250;

interface LinkInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (address: string) => void;
  /** Whether visitors can open the stored address. */
  readonly isUsable: boolean;
}

/** An address: typed, or chosen among the site's pages, posts, products and categories by typing a part of their names. */
export function LinkInput({ label, value, onChange, isUsable }: LinkInputProps) {
  const text = useEditorText();
  /** An unsafe address as it was typed: it is shown but not stored. */
  const [refused, setRefused] = useState<string>();
  const shown = refused ?? value;
  const groups = useTargets(shown.trim());
  const titles = new Map(groups.flatMap(({ targets }) => targets).map(({ address, title }) => [address, title]));
  const hasProblem = refused !== undefined || (shown.trim() !== '' && !isUsable);
  return (
    <Autocomplete
      label={label}
      description={text('pickers.link.hint')}
      value={shown}
      data={groups.map(({ group, targets }) => ({
        group: text(`pickers.link.groups.${group}`),
        items: targets.map(({ address }) => address),
      }))}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span>
          <Text size="sm">{titles.get(option.value)}</Text>
          <Text size="xs" c="dimmed">
            {option.value}
          </Text>
        </span>
      )}
      error={hasProblem && text(refused === undefined ? 'pickers.link.unusable' : 'pickers.link.unsafe')}
      autoComplete="off"
      spellCheck={false}
      openOnFocus={false}
      // The list itself scrolls, because it is what the keyboard operates.
      withScrollArea={false}
      classNames={{ options: styles.options ?? '' }}
      onChange={(typed) => {
        if (typed.trim() !== '' && !isSafeUrl(typed)) {
          setRefused(typed);
          return;
        }
        setRefused(undefined);
        onChange(typed);
      }}
    />
  );
}

interface Target {
  readonly address: string;
  readonly title: string;
}

/** Pages of the site whose names match the input; all pages if the input is empty or an address. */
function useTargets(typed: string) {
  const isAddress = ADDRESS.test(typed);
  const [query] = useDebouncedValue(isAddress ? '' : typed, SEARCH_DELAY_MS);
  const { data: pages } = useListPagesQuery({ status: 'published' });
  const { currentData: found } = useListSuggestionsQuery(
    { q: query.slice(0, MAX_QUERY) },
    { skip: query.length < MIN_QUERY },
  );
  const matches = ({ title, address }: Target) =>
    isAddress ? address.startsWith(typed) : title.toLocaleLowerCase().includes(typed.toLocaleLowerCase());
  const toTargets = <Row extends { slug: string }>(
    rows: readonly Row[] | undefined,
    getTitle: (row: Row) => string,
    getAddress: (slug: string) => string,
  ): Target[] => (rows ?? []).map((row) => ({ address: getAddress(row.slug), title: getTitle(row) }));
  const isSearch = !isAddress && typed.length >= MIN_QUERY;
  const groups = [
    {
      group: 'pages' as const,
      targets: toTargets(pages?.data, ({ title }) => title, getPublicAddress).filter(matches),
    },
    { group: 'posts' as const, targets: toTargets(found?.data.posts, ({ title }) => title, paths.post) },
    { group: 'products' as const, targets: toTargets(found?.data.products, ({ name }) => name, paths.product) },
    { group: 'categories' as const, targets: toTargets(found?.data.categories, ({ name }) => name, paths.category) },
  ];
  return groups.filter(({ group, targets }) => targets.length > 0 && (group === 'pages' || isSearch));
}
