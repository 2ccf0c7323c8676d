import { readChoice, readColour, readLength, readSize } from '../../framework/read-fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

export const lineStyles = ['solid', 'dashed', 'dotted'] as const;

/** Smallest and largest thickness in rem: a hairline to half a line of text. */
export const THICKNESS_BOUNDS = { min: 0.0625, max: 0.75 } as const;
/** Smallest and largest width in rem. */
export const WIDTH_BOUNDS = { min: 1, max: 100 } as const;

/** Fields of the divider widget. '' keeps the theme's colour. */
export interface DividerFields {
  style: (typeof lineStyles)[number];
  thickness: string;
  width: string;
  color: string;
}

export const dividerDefaults: DividerFields = { style: 'solid', thickness: '0.0625rem', width: '100%', color: '' };

/** Today's fields from whatever is stored. */
export function readDividerFields(stored: StoredFields): DividerFields {
  return {
    style: readChoice(stored.style, lineStyles, dividerDefaults.style),
    thickness: readLength(stored.thickness, THICKNESS_BOUNDS) || dividerDefaults.thickness,
    width: readSize(stored.width, WIDTH_BOUNDS) || dividerDefaults.width,
    color: readColour(stored.color),
  };
}
