import { isReplaceable } from '@fakos/contracts/media/contract';
import { useChangeMediaMutation } from '@fakos/shared-kit/api/bulk/hooks';
import {
  useDeleteMediaMutation,
  useReplaceMediaMutation,
  useRestoreMediaMutation,
  useRevertMediaMutation,
} from '@fakos/shared-kit/api/media/hooks';
import { useNavigate } from '@fakos/shared-kit/router';
import { Button, FileButton, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconCrop, IconReplace, IconTrash, IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { ACCEPTED_IMAGES } from '../../../framework/media/upload-area.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { MEDIA } from '../media-paths.ts';
import { CropDialog } from './crop-dialog.tsx';
import type { DetailedImage } from './image-page.tsx';
import { UseList } from './image-uses.tsx';

/** Actions on an image and its file. */
export function ImageActions({ image }: { image: DetailedImage }) {
  const text = useText();
  const navigate = useNavigate();
  const report = useReport();
  const [restore, restoring] = useRestoreMediaMutation();
  const { id, filename } = image;
  if (image.deleted_at === null) {
    return (
      <>
        {isReplaceable(filename) && <FileActions image={image} />}
        <TrashButton image={image} />
      </>
    );
  }
  return (
    <>
      <Button
        loading={restoring.isLoading}
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() =>
          void report(async () => {
            await restore({ id }).unwrap();
            navigate(`${MEDIA}/${id}`);
            return { message: text('detail.restored', { name: filename }) };
          })
        }
      >
        {text('detail.restore')}
      </Button>
      <PurgeButton image={image} />
    </>
  );
}

/** Deletes an image in the trash permanently, after its name was typed. */
function PurgeButton({ image: { id, filename, used_in: uses } }: { image: DetailedImage }) {
  const text = useText();
  const navigate = useNavigate();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [change, { isLoading }] = useChangeMediaMutation();
  const [isOpen, setOpen] = useState(false);

  async function purge() {
    const wanted = { kind: 'purge', force: uses.length > 0 } as const;
    const { data, error } = await change({ target: { ids: [id] }, change: wanted, preview: false });
    setOpen(false);
    const refused = data?.data.refused[0];
    if (!data || refused) return toasts.showError(refused?.message ?? failureText(error));
    toasts.showSuccess(text('media.purged', { name: filename }));
    navigate(`${MEDIA}?trash=1`);
  }

  return (
    <>
      <Button
        variant="default"
        color="red"
        leftSection={<IconTrashX size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text('media.purge')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('media.purgeTitle', { name: filename })}
        message={text('media.purgeHint')}
        confirmLabel={text('media.purge')}
        nameToType={filename}
        isDestructive
        isPending={isLoading}
        onConfirm={() => void purge()}
        onCancel={() => setOpen(false)}
      >
        {uses.length > 0 && <StillUsed uses={uses} />}
      </ConfirmDialog>
    </>
  );
}

/** Explains that an image is in use, and where. */
function StillUsed({ uses }: { uses: DetailedImage['used_in'] }) {
  const text = useText();
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {text('media.stillUsed', { count: uses.length })}
      </Text>
      <UseList uses={uses} />
    </Stack>
  );
}

function FileActions({ image }: { image: DetailedImage }) {
  const text = useText();
  const report = useReport();
  const [replace, replacing] = useReplaceMediaMutation();
  const [revert, reverting] = useRevertMediaMutation();
  const [isCropOpen, setCropOpen] = useState(false);
  const { id, version } = image;
  const undo = async () => {
    await revert({ id }).unwrap();
    return { message: text('media.reverted') };
  };
  const replaceFile = async (file: File) => {
    await replace({ file, id, version }).unwrap();
    return { message: text('media.replaced'), undo: () => void report(undo) };
  };
  return (
    <>
      <FileButton accept={ACCEPTED_IMAGES} onChange={(file) => file && void report(() => replaceFile(file))}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={replacing.isLoading}
            leftSection={<IconReplace size={16} aria-hidden />}
          >
            {text('media.replace')}
          </Button>
        )}
      </FileButton>
      <Button variant="default" leftSection={<IconCrop size={16} aria-hidden />} onClick={() => setCropOpen(true)}>
        {text('media.crop')}
      </Button>
      {image.replaced_at !== null && (
        <Button
          variant="default"
          loading={reverting.isLoading}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => void report(async () => ({ ...(await undo()), undo: () => void report(undo) }))}
        >
          {text('media.revert')}
        </Button>
      )}
      {isCropOpen && (
        <CropDialog
          image={image}
          onClose={() => setCropOpen(false)}
          onCropped={() => {
            setCropOpen(false);
            void report(async () => ({ message: text('media.cropped'), undo: () => void report(undo) }));
          }}
        />
      )}
    </>
  );
}

function TrashButton({ image }: { image: DetailedImage }) {
  const text = useText();
  const navigate = useNavigate();
  const report = useReport();
  const [remove, removing] = useDeleteMediaMutation();
  const [restore] = useRestoreMediaMutation();
  const [isOpen, setOpen] = useState(false);
  const { id, filename, used_in: uses } = image;

  const undo = async () => {
    await restore({ id }).unwrap();
    return { message: text('detail.restored', { name: filename }) };
  };
  const moveToTrash = async () => {
    await remove({ id, force: uses.length > 0 }).unwrap();
    navigate(MEDIA);
    return { message: text('detail.trashed', { name: filename }), undo: () => void report(undo) };
  };
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {text('detail.toTrash')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('media.deleteTitle', { name: filename })}
        message={text('media.deleteHint')}
        confirmLabel={text('detail.toTrash')}
        isDestructive
        isPending={removing.isLoading}
        onConfirm={() => void report(moveToTrash).finally(() => setOpen(false))}
        onCancel={() => setOpen(false)}
      >
        {uses.length > 0 && <StillUsed uses={uses} />}
      </ConfirmDialog>
    </>
  );
}

interface Outcome {
  readonly message: string;
  readonly undo?: () => void;
}

/** Runs an action and shows its result. */
function useReport(): (run: () => Promise<Outcome>) => Promise<void> {
  const toasts = useToasts();
  const failureText = useFailureText();
  return async (run) => {
    try {
      const { message, undo } = await run();
      toasts.showSuccess(message, undo);
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  };
}
