import { useCreateProductPreviewMutation } from '@fakos/shared-kit/api/products/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';

interface PreviewLink {
  readonly url: string;
  readonly expires_at: string;
}

/** Creates a link to a product that visitors cannot see yet, and shows it. */
export function PreviewButton({ id }: { id: number }) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [link, setLink] = useState<PreviewLink>();
  const [isOpen, setOpen] = useState(false);
  const [create, { isLoading }] = useCreateProductPreviewMutation();

  async function request() {
    const { data, error } = await create({ id });
    if (!data) return toasts.showError(failureText(error));
    setLink(data.data);
    setOpen(true);
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        loading={isLoading}
        onClick={() => void request()}
      >
        {text('detail.preview')}
      </Button>
      {link && <PreviewDialog link={link} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function PreviewDialog({ link, isOpen, onClose }: { link: PreviewLink; isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const kitText = useKitText();
  const format = useFormat();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text('productPublication.previewTitle')}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <Stack>
        <Text size="sm">{text('productPublication.previewHint', { at: format.dateTime(link.expires_at) })}</Text>
        <TextInput
          label={text('productPublication.previewLink')}
          value={link.url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group justify="flex-end">
          <CopyButton value={link.url}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                <span role="status">{text(copied ? 'productPublication.copied' : 'productPublication.copy')}</span>
              </Button>
            )}
          </CopyButton>
          <Button component="a" href={link.url} target="_blank" rel="noopener" data-autofocus>
            {text('productPublication.openPreview')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
