import { Alert, Stack, Text } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';

/** The HSTS header of this site; '' if it has none, undefined while it is not known. */
function useStrictTransport(): string | undefined {
  const [value, setValue] = useState<string>();
  useEffect(function readHeader() {
    let isCancelled = false;
    fetch(window.location.href, { method: 'HEAD' }).then(
      ({ headers }) => !isCancelled && setValue(headers.get('strict-transport-security') ?? ''),
      // Without a response the state stays unknown.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, []);
  return value;
}

/** Whether this request used HTTPS, and whether the site sends an HSTS header. */
export function ConnectionFacts({ isHttps }: { isHttps: boolean }) {
  const text = useText();
  const strictTransport = useStrictTransport();
  const Icon = isHttps ? IconLock : IconLockOpen;
  return (
    <Section title={text('settings.sections.connection')}>
      <Stack gap="sm">
        <Alert
          color={isHttps ? 'accent' : 'yellow'}
          icon={<Icon size={18} aria-hidden />}
          title={text(isHttps ? 'settings.ssl.https' : 'settings.ssl.http')}
        >
          {!isHttps && <Text size="sm">{text('settings.ssl.httpHint')}</Text>}
        </Alert>
        {strictTransport !== undefined && (
          <div>
            <Text size="sm" fw={500}>
              {strictTransport ? text('settings.ssl.hstsOn', { value: strictTransport }) : text('settings.ssl.hstsOff')}
            </Text>
            <Text size="sm" c="dimmed">
              {text('settings.ssl.hstsHint')}
            </Text>
          </div>
        )}
      </Stack>
    </Section>
  );
}
