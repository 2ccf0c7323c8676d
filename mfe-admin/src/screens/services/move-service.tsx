import type { AdminService } from '@fakos/contracts/services/contract';
import { useListAdminServicesQuery, useReorderServicesMutation } from '@fakos/shared-kit/api/services/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';
import styles from './services.module.css';

/** Buttons that move a service up and down in the shop's order. */
export function MoveService({ service }: { service: AdminService }) {
  const text = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const failureText = useFailureText();
  // The order consists of all services, those of other pages included.
  const { data, isFetching } = useListAdminServicesQuery({});
  const [reorder, { isLoading }] = useReorderServicesMutation();
  const ids = data?.data.map(({ id }) => id) ?? [];
  const index = ids.indexOf(service.id);
  const name = service[`title_${language}`] || service.title_el;
  const isPending = isLoading || isFetching;

  async function move(step: 1 | -1) {
    const moved = [...ids];
    moved.splice(index + step, 0, ...moved.splice(index, 1));
    const { data: done, error } = await reorder({ ids: moved });
    if (!done) return toasts.showError(failureText(error));
    toasts.showSuccess(done.message, async () => {
      const undone = await reorder({ ids });
      if (undone.error) toasts.showError(failureText(undone.error));
    });
  }

  return (
    <span className={styles.move}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={text('services.moveUp', { name })}
        disabled={index <= 0}
        data-pending={isPending || undefined}
        onClick={() => !isPending && void move(-1)}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={text('services.moveDown', { name })}
        disabled={index < 0 || index === ids.length - 1}
        data-pending={isPending || undefined}
        onClick={() => !isPending && void move(1)}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
}
