import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { checkPage, listPageLinks } from './check-page.ts';
import type { CheckProblem, LanguageSections } from './check-problem.ts';
import { findImageSizes, findLinks } from './fact-requests.ts';
import { listSectionContents } from './page-contents.ts';
import { getPageWeight, listImageAddresses, type MeasuredResource, type PageWeight } from './weight/page-weight.ts';

/** Debounce delay of the checks, in milliseconds. */
const PAUSE_MS = 600;
const SEPARATOR = '\n';

interface PageChecksInput {
  /** Must be the same objects while nothing changed. */
  readonly sections: LanguageSections;
  readonly staleIds: readonly string[];
  /** Resources transferred by a frame with the page, by language; see `measureWindow`. */
  readonly measured?: Readonly<Partial<Record<Language, readonly MeasuredResource[]>>>;
}

/** Problems and weight of a page, shortly after each change. */
export interface PageChecks {
  readonly problems: readonly CheckProblem[];
  readonly weights: Readonly<Record<Language, PageWeight>>;
  /** True until links and images have been requested. */
  readonly isChecking: boolean;
}

/** See {@link PageChecks}. */
export function usePageChecks({ sections, staleIds, measured }: PageChecksInput): PageChecks {
  const [settled] = useDebouncedValue(sections, PAUSE_MS);
  const contents = useMemo(() => {
    const list = (language: Language) => settled[language].flatMap((section) => listSectionContents(section, language));
    return { el: list('el'), en: list('en') };
  }, [settled]);
  const links = useFacts(
    useMemo(() => listPageLinks(settled), [settled]),
    findLinks,
  );
  const images = useFacts(
    useMemo(() => LANGUAGES.flatMap((language) => contents[language].flatMap(listImageAddresses)), [contents]),
    findImageSizes,
  );
  const imageBytes = images.facts;
  const weights = useMemo(() => {
    const weigh = (language: Language) =>
      getPageWeight({ contents: contents[language], imageBytes, measured: measured?.[language] });
    return { el: weigh('el'), en: weigh('en') };
  }, [contents, imageBytes, measured]);
  const problems = useMemo(
    () => checkPage({ sections: settled, links: links.facts, staleIds, weights }),
    [settled, links.facts, staleIds, weights],
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
