import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { useText } from '../../../text.ts';

interface ListErrorProps {
  error: { message?: string };
  isFetching: boolean;
  refetch: () => unknown;
  headingLevel?: 1 | 2;
}

/** Error state of the product list with a retry button. */
export function ListError({ error, isFetching, refetch, headingLevel = 2 }: ListErrorProps) {
  const text = useText();
  const kitText = useKitText();
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={text('list.failed')}
      text={error.message}
      retryLabel={isFetching ? kitText('actions.retrying') : kitText('actions.retry')}
      pending={isFetching}
      onRetry={refetch}
    />
  );
}
