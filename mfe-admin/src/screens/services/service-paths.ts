/** Address of the service list. */
export const SERVICES = '/admin/services';
/** Key of the service list in stored views. */
export const SERVICES_KEY = 'services';
