import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useText } from '../../../text.ts';

/** Shown for an unknown category. */
export function UnknownCategory() {
  const text = useText();
  return (
    <EmptyState
      headingLevel={1}
      icon="glasses"
      title={text('list.unknownCategory')}
      text={text('list.unknownCategoryText')}
      action={<ButtonLink href={paths.shop}>{text('list.all')}</ButtonLink>}
    />
  );
}
