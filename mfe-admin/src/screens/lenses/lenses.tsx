import { useGetLensCatalogueQuery } from '@fakos/shared-kit/api/lenses/hooks';
import { Text } from '@mantine/core';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useText } from '../../text.ts';
import { LensesForm } from './lenses-form.tsx';
import { useLensesText } from './lenses-text.ts';

/** Lens options with their prices, and the table that recommends an index. */
export function Lenses() {
  const text = useText();
  const lensesText = useLensesText();
  useScreenTitle(text('menu.lenses'));
  const { data, error, isFetching, refetch } = useGetLensCatalogueQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <LensesForm key={data.data.version} saved={data.data} />;
  if (isUnsupported(error)) return <Text>{lensesText('unsupported')}</Text>;
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  return <PageSkeleton />;
}
