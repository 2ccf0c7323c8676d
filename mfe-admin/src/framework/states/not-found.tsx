import { Link, paths } from '@fakos/shared-kit/router';
import { Button, Stack, Text } from '@mantine/core';
import { useText } from '../../text.ts';
import { useScreenTitle } from '../layout/screen-title.tsx';

/** Shown at unknown addresses of the back office. */
export function NotFound() {
  const text = useText();
  useScreenTitle(text('states.notFoundTitle'));
  return (
    <Stack align="flex-start">
      <Text>{text('states.notFoundText')}</Text>
      <Button component={Link} to={paths.admin}>
        {text('states.toDashboard')}
      </Button>
    </Stack>
  );
}
