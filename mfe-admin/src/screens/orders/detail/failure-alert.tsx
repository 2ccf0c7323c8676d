import { Alert } from '@mantine/core';

/** The error of a dialog's request. */
export function FailureAlert({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Alert role="alert" color="red">
      {message}
    </Alert>
  );
}
