import type { Icon } from '@tabler/icons-react';

/** Something that the command palette can run. */
export interface PaletteEntry {
  /** Unique in the palette, and the same at the next visit. */
  readonly key: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon: Icon;
  /** Texts by which it is found, in both languages. */
  readonly searchTexts: readonly string[];
  readonly run: () => void;
}

/** Entries of one kind, as the palette lists them. */
export interface PaletteGroup {
  readonly key: string;
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
  /** Whether the entries are listed only if they match a query, because there are many. */
  readonly isSearchOnly?: boolean;
  /** Maximum number of matches that are listed; all by default. */
  readonly maxFound?: number;
}
