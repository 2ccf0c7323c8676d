import { localisePath } from '@fakos/contracts/languages';
import { PREVIEW_FRAME, PREVIEW_READY, type PreviewMessage } from '@fakos/contracts/settings/preview';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Group, Paper, SegmentedControl, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import styles from '../settings.module.css';
import { usePreviewText } from './preview-text.ts';

const WIDTHS = ['360', '768', '1280'] as const;
type Width = (typeof WIDTHS)[number];

const TYPING_PAUSE_MS = 300;
const HEIGHT = 640;

interface PreviewPanelProps {
  /** Path of the previewed page in Greek. */
  readonly path: string;
  readonly values: Omit<PreviewMessage, 'type'>;
  /** What the page shows of the values, if that is not all. */
  readonly hint?: string;
}

/** The site in a frame, with the form's values as they are. */
export function PreviewPanel({ path, values, hint }: PreviewPanelProps) {
  const text = usePreviewText();
  const language = useLanguage();
  const [width, setWidth] = useState<Width>('1280');
  const { ref: viewport, width: available } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useFrameValues(frame, values);
  const scale = available > 0 ? Math.min(1, available / Number(width)) : 1;

  return (
    <Paper component="section" withBorder p="md" className={styles.preview} aria-label={text('title')}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {text('title')}
          </Title>
          <SegmentedControl
            size="xs"
            aria-label={text('width')}
            value={width}
            onChange={(chosen) => setWidth(chosen)}
            data={WIDTHS.map((value) => ({ value, label: text(`widths.${value}`) }))}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {text('hint')}
        </Text>
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        <VisuallyHidden role="status">{text(isReady ? 'live' : 'waiting')}</VisuallyHidden>
        <div ref={viewport} className={styles.viewport} style={{ blockSize: HEIGHT }}>
          <iframe
            key={`${path} ${language}`}
            ref={frame}
            name={PREVIEW_FRAME}
            title={text('frame')}
            src={localisePath(path, language)}
            className={styles.frame}
            style={{
              inlineSize: Number(width),
              blockSize: HEIGHT / scale,
              transform: `translateX(-50%) scale(${scale})`,
            }}
          />
        </div>
      </Stack>
    </Paper>
  );
}

/** Sends the values to the page in the frame when it is ready, and again shortly after they change. */
function useFrameValues(frame: { readonly current: HTMLIFrameElement | null }, values: Omit<PreviewMessage, 'type'>) {
  const [isReady, setReady] = useState(false);
  const [settled] = useDebouncedValue(JSON.stringify(values), TYPING_PAUSE_MS);
  const latest = useRef(settled);
  latest.current = settled;

  useEffect(
    function sendToReadyPages() {
      const handle = (event: MessageEvent) => {
        if (event.source !== frame.current?.contentWindow || event.data !== PREVIEW_READY) return;
        setReady(true);
        send(frame.current, latest.current);
      };
      window.addEventListener('message', handle);
      return () => window.removeEventListener('message', handle);
    },
    [frame],
  );

  useEffect(
    function sendChangedValues() {
      if (isReady) send(frame.current, settled);
    },
    [frame, isReady, settled],
  );
  return isReady;
}

function send(frame: HTMLIFrameElement | null, values: string): void {
  const message = {
    type: PREVIEW_FRAME,
    ...(JSON.parse(values) as Omit<PreviewMessage, 'type'>),
  } satisfies PreviewMessage;
  frame?.contentWindow?.postMessage(message, window.location.origin);
}
