import { type PageRevision, pageSection, type StoredSection } from '@fakos/contracts/pages/contract';
import { useGetPageRevisionQuery } from '@fakos/shared-kit/api/admin-pages/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Modal, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import { SectionsOutline } from '../editor/sections-outline.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import styles from '../pages.module.css';

/** Shows the sections of a revision as visitors would see them, without changing anything. */
export function RevisionDialog({ revision, onClose }: { revision: PageRevision; onClose: () => void }) {
  const text = useText();
  const kitText = useKitText();
  const format = useFormat();
  const [language, setLanguage] = useState(useLanguage());
  const { currentData, error, isFetching, refetch } = useGetPageRevisionQuery({ id: revision.id });
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={text('pages.revisionTitle', { at: format.dateTime(revision.at) })}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <Stack>
        <LanguageChoice value={language} onChange={setLanguage} />
        {error && <FailureState failure={error} onRetry={refetch} isPending={isFetching} />}
        {!error && !currentData && <PageSkeleton rows={3} />}
        {currentData && <SectionsPreview key={language} sections={currentData.data[`sections_${language}`]} />}
      </Stack>
    </Modal>
  );
}

function SectionsPreview({ sections }: { sections: readonly StoredSection[] }) {
  const text = useText();
  const { fills } = useRemoteHost();
  const shown = useMemo(() => sections.map((section) => pageSection.parse(section)), [sections]);
  if (sections.length === 0) return <Text c="dimmed">{text('pages.noSections')}</Text>;
  if (fills('page.sections').length === 0) return <SectionsOutline sections={sections} />;
  // Links and forms of the preview must not work.
  return (
    <div className={styles.revision} inert>
      <Slot name="page.sections" sections={shown} isAtTop={false} skeleton={<PageSkeleton rows={3} />} />
    </div>
  );
}
