import { useGetDashboardQuery } from '@fakos/shared-kit/api/dashboard/hooks';

/**
 * True if the shop has no mail server, so that e-mails wait. False while it is not known. Read from the dashboard's
 * response, because only administrators may read the state of the outbox.
 */
export function useLacksMailServer(): boolean {
  const { lacksServer } = useGetDashboardQuery(undefined, {
    selectFromResult: ({ data }) => ({
      lacksServer: data?.data.setup.some(({ step, done }) => step === 'mail' && !done) ?? false,
    }),
  });
  return lacksServer;
}
