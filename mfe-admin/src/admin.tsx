import { AdminApp } from './framework/admin-app.tsx';
import * as registry from './screens/index.ts';

const screens = Object.values(registry);

/** The back office: its framework around the registered screens. */
export function Admin() {
  return <AdminApp screens={screens} />;
}
