import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

const ROW_HEIGHT = 52;

/** Grey rows in place of a screen's content while it loads. */
export function PageSkeleton({ rows = 6 }: { rows?: number }) {
  const text = useKitText();
  return (
    <Stack gap="xs" role="status">
      <VisuallyHidden>{text('state.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={ROW_HEIGHT} />
      ))}
    </Stack>
  );
}
