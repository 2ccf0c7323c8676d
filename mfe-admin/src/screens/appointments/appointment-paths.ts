/** Address of the appointments. */
export const APPOINTMENTS = '/admin/appointments';
/** Key of the appointments in stored views. */
export const APPOINTMENTS_KEY = 'appointments';

/** Address of an appointment. */
export function getAppointmentAddress({ id }: { readonly id: number }): string {
  return `${APPOINTMENTS}/${id}`;
}
