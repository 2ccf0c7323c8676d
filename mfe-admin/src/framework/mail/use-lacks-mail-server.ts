import { useGetDashboardQuery } from '@fakos/shared-kit/api/dashboard/hooks';

/**
 * True if the shop has no mail server, so that e-mails wait. False while it is not known. The dashboard's response says so to
 * everyone who may write to customers; the state of the outbox is for administrators.
 */
export function useLacksMailServer(): boolean {
  const { lacksServer } = useGetDashboardQuery(undefined, {
    selectFromResult: ({ data }) => ({
      lacksServer: data?.data.setup.some(({ step, done }) => step === 'mail' && !done) ?? false,
    }),
  });
  return lacksServer;
}
