import { useListAddress } from '../../framework/list/use-list-address.ts';
import { FILTERS } from './appointment-filters.ts';
import { AppointmentsList } from './appointments-list.tsx';
import { Calendar } from './calendar/calendar.tsx';
import { getView } from './shown-view.ts';

/** Appointments by day, by week or as a list. */
export function Appointments() {
  const address = useListAddress(FILTERS);
  const shown = getView(address);
  if (shown.view === 'list') return <AppointmentsList address={address} shown={shown} />;
  return <Calendar address={address} shown={shown} />;
}
