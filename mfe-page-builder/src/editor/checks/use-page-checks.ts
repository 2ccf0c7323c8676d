import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { useFindFields } from '../library/contributed-widgets.tsx';
import { checkPage, listPageLinks } from './check-page.ts';
import type { CheckProblem, LanguageSections } from './check-problem.ts';
import { findImageSizes, findLinks } from './fact-requests.ts';
import { listPageContents } from './page-contents.ts';
import { getPageWeight, listImageAddresses, type PageWeight } from './weight/page-weight.ts';

/** Debounce delay of the checks, in milliseconds. */
const PAUSE_MS = 600;
const SEPARATOR = '\n';

interface PageChecksInput {
  /** Must be the same objects while nothing changed. */
  readonly sections: LanguageSections;
  readonly staleIds: readonly string[];
}

/** Problems and weight of a page, shortly after each change. */
export interface PageChecks {
  readonly problems: readonly CheckProblem[];
  readonly weights: Readonly<Record<Language, PageWeight>>;
  /** True until links and images have been requested. */
  readonly isChecking: boolean;
}

/** See {@link PageChecks}. */
export function usePageChecks({ sections, staleIds }: PageChecksInput): PageChecks {
  const [settled] = useDebouncedValue(sections, PAUSE_MS);
  const findFields = useFindFields();
  const contents = useMemo(() => listPageContents(settled, findFields), [settled, findFields]);
  const links = useFacts(
    useMemo(() => listPageLinks(settled, findFields), [settled, findFields]),
    findLinks,
  );
  const images = useFacts(
    useMemo(() => LANGUAGES.flatMap((language) => contents[language].flatMap(listImageAddresses)), [contents]),
    findImageSizes,
  );
  const imageBytes = images.facts;
  const weights = useMemo(() => {
    const weigh = (language: Language) => getPageWeight({ contents: contents[language], imageBytes });
    return { el: weigh('el'), en: weigh('en') };
  }, [contents, imageBytes]);
  const problems = useMemo(
    () => checkPage({ sections: settled, findFields, links: links.facts, staleIds, weights }),
    [settled, findFields, links.facts, staleIds, weights],
  );
  return { problems, weights, isChecking: links.isPending || images.isPending };
}

type Find<Value> = (keys: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Value>>;

/** Requests facts for keys, and again only when the keys change. */
function useFacts<Value>(keys: readonly string[], find: Find<Value>) {
  const list = keys.join(SEPARATOR);
  const [found, setFound] = useState<{ list: string; facts: ReadonlyMap<string, Value> }>({
    list: '',
    facts: new Map(),
  });
  useEffect(
    function requestFacts() {
      if (list === '') return;
      const controller = new AbortController();
      void find(list.split(SEPARATOR), controller.signal).then((facts) => {
        if (!controller.signal.aborted) setFound({ list, facts });
      });
      return () => controller.abort();
    },
    [list, find],
  );
  return { facts: found.facts, isPending: list !== '' && found.list !== list };
}
