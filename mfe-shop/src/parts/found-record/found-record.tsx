import { isApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import type { ReactNode } from 'react';
import { useOnline } from '../online/use-online.ts';

/** Statuses for a record that does not exist, belongs to someone else, or whose key is not valid. */
const NOT_FOUND_STATUSES: readonly number[] = [400, 403, 404, 422];

interface FoundRecordProps<Found> {
  /** The query of the record. */
  result: {
    readonly data?: { readonly data: Found } | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Shown while the record is loading. */
  skeleton: ReactNode;
  /** Shown if the record is not found, or if the address has no key of one. */
  missing: ReactNode;
  hasKey: boolean;
  children: (record: Found) => ReactNode;
}

/** The record that the address of a page names: while it is loading, missing, found, or after an error with retry. */
export function FoundRecord<Found>({ result, skeleton, missing, hasKey, children }: FoundRecordProps<Found>) {
  const kitText = useKitText();
  const { data, error, isFetching, refetch } = result;
  useOnline(() => error && void refetch());
  const failure = isApiFailure(error) ? error : undefined;
  if (!hasKey || (failure && NOT_FOUND_STATUSES.includes(failure.status))) return missing;
  if (data) return children(data.data);
  if (error) {
    return (
      <ErrorState
        headingLevel={1}
        title={kitText('state.errorTitle')}
        text={failure?.message ?? kitText('errors.NETWORK')}
        retryLabel={kitText(isFetching ? 'actions.retrying' : 'actions.retry')}
        pending={isFetching}
        onRetry={refetch}
      />
    );
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {kitText('state.loading')}
      </p>
      {skeleton}
    </>
  );
}
