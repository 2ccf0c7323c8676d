import type { Page } from '@playwright/test';
import { ownerSettings } from '../site.ts';

/** Signs the owner in for the pages that are opened afterwards; returns the token for requests outside of them. */
export async function signInStaff(page: Page, site: string): Promise<string> {
  const data = { email: ownerSettings.ADMIN_EMAIL, password: ownerSettings.ADMIN_PASSWORD };
  const response = await page.request.post(`${site}/api/login.php`, { data });
  if (!response.ok()) throw new Error(`The owner cannot sign in: ${response.status()} ${await response.text()}`);
  const { token, user } = (await response.json()) as { token: string; user: object };
  await page.addInitScript(
    ([authToken, currentUser]) => {
      Object.assign(localStorage, { authToken, currentUser, isLoggedIn: 'true' });
    },
    [token, JSON.stringify(user)] as const,
  );
  return token;
}
