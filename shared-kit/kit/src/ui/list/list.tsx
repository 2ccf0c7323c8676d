import type { ComponentPropsWithRef } from 'react';

/**
 * An unordered list without markers. The explicit role is necessary because Safari does not expose a list with
 * `list-style: none` as a list to VoiceOver; the reset style sheet removes the markers by this role.
 */
export function List(props: ComponentPropsWithRef<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: Safari needs the role
  return <ul role="list" {...props} />;
}
