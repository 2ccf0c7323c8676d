/** Indent of the rows of the first level, in rem. */
export const FIRST_INDENT_REM = 0.5;
/** Indent of each further level, in rem. */
export const INDENT_REM = 0.9;

/** Where a row of a level starts. */
export function getIndent(level: number): string {
  return `${FIRST_INDENT_REM + (level - 1) * INDENT_REM}rem`;
}
