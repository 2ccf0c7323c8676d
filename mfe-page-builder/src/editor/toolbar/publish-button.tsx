import { localisePath } from '@fakos/contracts/languages';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { Button } from '@mantine/core';
import { IconWorldUpload } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { useNodeLabel } from '../commands/use-node-label.ts';
import { useEditorText } from '../editor-text.ts';
import type { FieldPlace } from '../panels/focus-field.ts';
import { useCheckedPage, useStoredSections } from '../panels/page-checks.tsx';
import { useOpenProblem } from '../panels/use-open-problem.ts';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import type { DraftSaver } from '../session/draft-saver.ts';

const ICON_SIZE = 16;

type PublishButtonProps = SlotProps['admin.page-editor'] & {
  readonly saver: DraftSaver;
  /** Moves to a field of the selection. */
  readonly onOpenField: (place: FieldPlace) => void;
};

/** Shows the changes, then saves the draft and publishes it. */
export function PublishButton(props: PublishButtonProps) {
  const text = useEditorText();
  const [isOpen, setOpen] = useState(false);
  const { status, stored } = useSyncExternalStore(props.saver.subscribe, props.saver.getState);
  return (
    <>
      <Button
        size="sm"
        leftSection={<IconWorldUpload size={ICON_SIZE} aria-hidden />}
        disabled={status === 'conflict' || (status === 'saved' && !stored.has_draft)}
        onClick={() => setOpen(true)}
      >
        {text('toolbar.publish')}
      </Button>
      {isOpen && <Publishing {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

type PublishingProps = PublishButtonProps & { readonly onClose: () => void };

function Publishing({ kind, id, address, saver, onOpenField, onClose }: PublishingProps) {
  const { problems } = useCheckedPage();
  const sections = useStoredSections();
  const { getTypeLabel } = useNodeLabel();
  const openProblem = useOpenProblem(onOpenField);
  return (
    <PublishDialog
      isOpen
      onClose={onClose}
      record={{ kind, id }}
      problems={problems}
      onOpenProblem={(problem) => {
        onClose();
        openProblem(problem);
      }}
      current={sections}
      getTypeLabel={getTypeLabel}
      saveDraft={async () => ((await saver.flush()) ? saver.getVersion() : undefined)}
      onPublished={saver.setPublished}
      onReload={(draft) => {
        onClose();
        if (draft) saver.reset(draft);
      }}
      addresses={address === undefined ? {} : { el: address, en: localisePath(address, 'en') }}
    />
  );
}
