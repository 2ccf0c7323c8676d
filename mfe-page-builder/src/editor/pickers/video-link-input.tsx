import { getVideoPlayerUrl, type VideoType } from '@fakos/contracts/widgets/video-address';
import { TextInput } from '@mantine/core';
import { useEditorText } from '../editor-text.ts';

const videoTypes = ['youtube', 'vimeo', 'mp4'] as const satisfies readonly VideoType[];

interface VideoLinkInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (link: string) => void;
  /** The video's type. */
  readonly provider: unknown;
}

/** A link to a video as people copy it. */
export function VideoLinkInput({ label, value, onChange, provider }: VideoLinkInputProps) {
  const text = useEditorText();
  const type = videoTypes.find((name) => name === provider) ?? videoTypes[0];
  const isValid = getVideoPlayerUrl(type, value.trim(), { ownHost: window.location.host }) !== undefined;
  return (
    <TextInput
      label={label}
      description={text(`pickers.video.hints.${type}`)}
      value={value}
      error={value.trim() !== '' && !isValid && text('pickers.video.invalid')}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
