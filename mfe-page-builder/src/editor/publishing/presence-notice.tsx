import type { BuiltRecord } from '@fakos/contracts/drafts/contract';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Text } from '@mantine/core';
import { useEditorText } from '../editor-text.ts';
import { isToday, toAthensClock } from './athens-time.ts';
import { usePresence } from './use-presence.ts';

/** The other users who have the page open, and since when; renders nothing without any. */
export function PresenceNotice({ record: { kind, id } }: { record: BuiltRecord }) {
  const text = useEditorText();
  const language = useLanguage();
  const format = useFormat();
  const others = usePresence(kind, id);
  const names = others.map(({ name, since }) =>
    text('presence.person', {
      name,
      since: isToday(Date.parse(since)) ? toAthensClock(Date.parse(since)) : format.dateTime(since),
    }),
  );
  return (
    <Text component="div" size="sm" role="status">
      {others.length > 0 &&
        text('presence.others', {
          count: others.length,
          names: new Intl.ListFormat(language).format(names),
        })}
    </Text>
  );
}
