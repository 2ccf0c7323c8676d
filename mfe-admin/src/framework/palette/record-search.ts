import { useSearchAdminQuery } from '@fakos/shared-kit/api/admin-search/hooks';
import { useDebouncedValue } from '@mantine/hooks';
import { useText } from '../../text.ts';
import { type AdminScreen, getScreenAddress } from '../screen.ts';

const TYPING_PAUSE_MS = 120;
/** Length from which the endpoint searches, as in its contract. */
const MIN_LENGTH = 2;

/** A record that the command palette found. */
export interface FoundRecord {
  /** Unique within its group. */
  readonly key: string;
  readonly label: string;
  /** A second line, such as the customer of an order. */
  readonly detail: string;
  /** Address of its screen, `/admin/…`. */
  readonly to: string;
}

/** Records of one screen that match, best first. */
export interface RecordGroup {
  readonly key: string;
  /** Name of the screen in the user's language. */
  readonly label: string;
  readonly records: readonly FoundRecord[];
}

/** State of a search for records. The groups of the previous query are shown while the next one is pending. */
export interface RecordSearch {
  readonly groups: readonly RecordGroup[];
  readonly isPending: boolean;
  /** Error of the request, if it failed. */
  readonly failure?: unknown;
}

/**
 * Searches records of the kinds that `screens` show.
 *
 * @param typed the user's input, trimmed; at least two characters, or it finds nothing
 */
export function useRecordSearch(typed: string, screens: readonly AdminScreen[]): RecordSearch {
  const text = useText();
  const [query] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const isSearching = query.length >= MIN_LENGTH && typed.length >= MIN_LENGTH;
  const { data, error, isFetching } = useSearchAdminQuery({ q: query }, { skip: !isSearching });
  if (!isSearching) return { groups: [], isPending: typed.length >= MIN_LENGTH };
  const groups = (data?.data.groups ?? []).flatMap(({ kind, results }) => {
    const screen = screens.find(({ recordKind }) => recordKind === kind);
    if (!screen) return [];
    const records = results.map(({ id, label, detail }) => ({
      key: String(id),
      label,
      detail,
      to: `${getScreenAddress(screen)}/${id}`,
    }));
    return [{ key: kind, label: text(`menu.${screen.menuKey}`), records }];
  });
  return { groups, isPending: isFetching || query !== typed, failure: error };
}
