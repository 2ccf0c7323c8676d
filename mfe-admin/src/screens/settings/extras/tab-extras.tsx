import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Text } from '@mantine/core';
import { Section } from '../../../framework/section.tsx';
import type { SettingTab } from '../../../framework/settings/setting-places.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import type { AdminSettings } from '../form/settings-form.tsx';
import { CachePurge } from './cache-purge.tsx';
import { ConnectionFacts } from './connection-facts.tsx';
import { MailState } from './mail-state.tsx';

const lazyGallery = createLazy(() =>
  import('../../../framework/setting-editors/gallery/gallery-images-editor.tsx').then(
    (module) => module.GalleryImagesEditor,
  ),
);

interface TabExtrasProps {
  readonly tab: SettingTab;
  readonly data: AdminSettings;
  /** Whether the form has unsaved changes. */
  readonly isDirty: boolean;
}

/** Additional sections of a tab. */
export function TabExtras({ tab, data, isDirty }: TabExtrasProps) {
  if (tab === 'gallery') return <GalleryImages />;
  if (tab === 'system') {
    return (
      <>
        <SystemNotes />
        <CachePurge />
      </>
    );
  }
  if (tab === 'ssl') return <ConnectionFacts isHttps={data.connection.https} />;
  return tab === 'email' ? <MailState isDirty={isDirty} /> : null;
}

function GalleryImages() {
  const text = useText();
  const { code: Editor } = useLazy(lazyGallery, 'now');
  return (
    <Section title={text('settings.sections.galleryImages')}>{Editor ? <Editor /> : <PageSkeleton rows={2} />}</Section>
  );
}

function SystemNotes() {
  const text = useText();
  return (
    <Section title={text('settings.system.title')}>
      <Text size="sm">{text('settings.system.languages')}</Text>
    </Section>
  );
}
