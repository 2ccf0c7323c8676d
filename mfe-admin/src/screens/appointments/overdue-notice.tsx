import { useCountBookingsQuery } from '@fakos/shared-kit/api/admin-bookings/hooks';
import { Link } from '@fakos/shared-kit/router';
import { Alert, Anchor } from '@mantine/core';
import { useText } from '../../text.ts';
import { APPOINTMENTS } from './appointment-paths.ts';
import { addDays, getToday } from './days.ts';

/** Appointments of past days that are neither completed nor cancelled. */
export function OverdueNotice() {
  const text = useText();
  const overdue = useCountBookingsQuery().data?.data.overdue ?? 0;
  if (overdue === 0) return null;
  const to = `${APPOINTMENTS}?view=list&status=open&to=${addDays(getToday(), -1)}`;
  return (
    <Alert color="accent" role="status">
      {text('appointments.overdue', { count: overdue })}{' '}
      <Anchor component={Link} to={to} size="sm" underline="always">
        {text('appointments.showOverdue')}
      </Anchor>
    </Alert>
  );
}
