import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { Button, Stack, Text } from '@mantine/core';
import { useText } from '../../text.ts';
import { useScreenTitle } from '../layout/screen-title.tsx';

/** Shown instead of a screen that the user may not open. */
export function Forbidden() {
  const text = useText();
  const kitText = useKitText();
  useScreenTitle(text('states.forbiddenTitle'));
  return (
    <Stack align="flex-start">
      <Text>{kitText('errors.FORBIDDEN')}</Text>
      <Text c="dimmed">{text('states.forbiddenText')}</Text>
      <Button component={Link} to={paths.admin}>
        {text('states.toDashboard')}
      </Button>
    </Stack>
  );
}
