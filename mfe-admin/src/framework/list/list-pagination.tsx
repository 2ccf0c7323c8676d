import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Center, Pagination } from '@mantine/core';
import { useText } from '../../text.ts';
import type { ListAddress } from './use-list-address.ts';

/** The pages of a list; nothing for a single one. */
export function ListPagination({ address, pageCount }: { address: ListAddress; pageCount: number }) {
  const text = useText();
  const kitText = useKitText();
  return (
    <Center component="nav" aria-label={text('list.pages')}>
      <Pagination
        total={pageCount}
        value={address.page}
        onChange={address.goToPage}
        siblings={1}
        size="sm"
        hideWithOnePage
        getItemProps={(page) => ({ 'aria-label': text('list.pageNumber', { page }) })}
        getControlProps={(control) => ({
          'aria-label': kitText(control === 'next' ? 'actions.next' : 'actions.previous'),
        })}
      />
    </Center>
  );
}
