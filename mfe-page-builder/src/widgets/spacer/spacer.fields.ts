import { readLength } from '../../framework/read-fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** Smallest and largest height in rem. */
export const HEIGHT_BOUNDS = { min: 0, max: 20 } as const;

/** Fields of the spacer widget. */
export interface SpacerFields {
  height: string;
}

export const spacerDefaults: SpacerFields = { height: '2rem' };

/** Today's fields from whatever is stored. */
export function readSpacerFields(stored: StoredFields): SpacerFields {
  return { height: readLength(stored.height, HEIGHT_BOUNDS) || spacerDefaults.height };
}
