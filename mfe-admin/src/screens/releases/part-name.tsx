import { Text } from '@mantine/core';
import { useCallback } from 'react';
import { useReleasesText } from './releases-text.ts';

/** A part's name in the user's language, where it has one, and its technical name. */
export function PartName({ name }: { name: string }) {
  const toKnownText = useKnownText();
  const known = toKnownText('parts', name);
  return (
    <div>
      {known}
      {known !== name && (
        <Text size="xs" c="dimmed">
          {name}
        </Text>
      )}
    </div>
  );
}

/** Returns the text of a name that the server gives, or the name, which may be newer than this release. */
export function useKnownText() {
  const text = useReleasesText();
  return useCallback(
    (group: 'parts' | 'phase' | 'checks', name: string) => {
      const key = `${group}.${name}`;
      const known = text(key as Parameters<typeof text>[0]);
      return known === key ? name : known;
    },
    [text],
  );
}
