/** Joins the class names that are present; conditions may be passed as they are. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
