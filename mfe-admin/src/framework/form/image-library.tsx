import type { ImageFolder } from '@fakos/contracts/media/contract';
import { useListMediaQuery } from '@fakos/shared-kit/api/media/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Center, Image, Modal, Pagination, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { FailureState } from '../states/failure-state.tsx';
import { PageSkeleton } from '../states/page-skeleton.tsx';
import styles from './form.module.css';

const PAGE_SIZE = 12;
const TYPING_PAUSE_MS = 300;

interface ImageLibraryProps {
  /** All folders if it is not given. */
  readonly folder?: ImageFolder;
  readonly onChoose: (file: string) => void;
  readonly onClose: () => void;
}

/** Dialog with the uploaded images of a folder or of all. */
export function ImageLibrary({ folder, onChoose, onClose }: ImageLibraryProps) {
  const text = useText();
  const kitText = useKitText();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useListMediaQuery({
    ...(folder && { folder }),
    search,
    page,
    limit: PAGE_SIZE,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={text('fields.chooseImage')}
      size="lg"
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <Stack>
        <TextInput
          type="search"
          label={text('fields.imageSearch')}
          value={typed}
          data-autofocus
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPage(1);
          }}
        />
        {error && <FailureState failure={error} onRetry={refetch} isPending={isFetching} />}
        {!data && !error && <PageSkeleton />}
        {data?.data.length === 0 && <Text c="dimmed">{text('fields.noImages')}</Text>}
        <ul className={styles.library}>
          {(error ? [] : (data?.data ?? [])).map((image) => (
            <li key={image.id}>
              <UnstyledButton className={styles.libraryImage} onClick={() => onChoose(image.filename)}>
                <Image src={image.thumbnail_url} alt={image[`alt_${language}`]} loading="lazy" radius="sm" />
                <Text size="xs" c="dimmed" truncate>
                  {image.filename}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        <Center>
          <Pagination
            size="sm"
            total={Math.ceil((data?.meta.total ?? 0) / PAGE_SIZE)}
            value={page}
            onChange={setPage}
            hideWithOnePage
            getItemProps={(number) => ({ 'aria-label': text('list.pageNumber', { page: number }) })}
            getControlProps={(control) => ({
              'aria-label': kitText(control === 'next' ? 'actions.next' : 'actions.previous'),
            })}
          />
        </Center>
      </Stack>
    </Modal>
  );
}
