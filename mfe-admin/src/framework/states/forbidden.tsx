import { Link, paths } from '@fakos/shared-kit/router';
import { Button, Stack, Text } from '@mantine/core';
import { useText } from '../../text.ts';
import { useScreenTitle } from '../layout/screen-title.tsx';

/** Shown instead of a screen that the user's role may not open. */
export function Forbidden() {
  const text = useText();
  useScreenTitle(text('states.forbiddenTitle'));
  return (
    <Stack align="flex-start">
      <Text>{text('states.forbiddenText')}</Text>
      <Button component={Link} to={paths.admin}>
        {text('states.toDashboard')}
      </Button>
    </Stack>
  );
}
