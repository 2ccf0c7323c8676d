import { getContrastRatio, MIN_CONTRAST } from '@fakos/contracts/settings/colours';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Text } from '@mantine/core';
import { useText } from '../../../text.ts';
import { AdminBadge } from '../../admin-badge.tsx';
import styles from '../setting-editors.module.css';

interface ContrastNoteProps {
  readonly background: string;
  readonly colour: string;
}

/** How well a text colour can be read on a background (WCAG 2.2 AA), with a sample; nothing for colours of the theme. */
export function ContrastNote({ background, colour }: ContrastNoteProps) {
  const text = useText();
  const language = useLanguage();
  const ratio = getContrastRatio(background, colour);
  if (background === '' || colour === '') return null;
  if (ratio === undefined) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {text('settingEditors.contrast.unknown')}
      </Text>
    );
  }
  const isReadable = ratio >= MIN_CONTRAST;
  const shown = new Intl.NumberFormat(language, { maximumFractionDigits: 1, roundingMode: 'floor' }).format(ratio);
  return (
    <div role="status">
      <p className={styles.contrastSample} style={isReadable ? { background, color: colour } : {}}>
        <AdminBadge tone={isReadable ? 'success' : 'warning'}>
          {text('settingEditors.contrast.ratio', { ratio: shown })}
        </AdminBadge>{' '}
        {text(isReadable ? 'settingEditors.contrast.readable' : 'settingEditors.contrast.unreadable', {
          min: new Intl.NumberFormat(language).format(MIN_CONTRAST),
        })}
      </p>
    </div>
  );
}
