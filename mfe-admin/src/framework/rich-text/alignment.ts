/** Alignments of a text or an image that differ from the reading direction. */
export const alignments = ['center', 'right', 'justify'] as const;
/** See {@link alignments}. */
export type Alignment = (typeof alignments)[number];

/** The class that aligns an element; texts have no `style`. */
export function getAlignClass(alignment: Alignment): string {
  return `align-${alignment}`;
}

/** The alignment that one of the given classes expresses, if any. */
export function findAlignment(classNames: Iterable<string>): Alignment | undefined {
  const names = new Set(classNames);
  return alignments.find((alignment) => names.has(getAlignClass(alignment)));
}
