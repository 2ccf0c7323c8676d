/** Opens the cookie settings from any page, so that the visitor can change the choice. */
export function openCookieSettings(): void {
  import(/* webpackChunkName: "cookies" */ './cookie-settings-opener.ts').then(
    ({ requestCookieSettings }) => requestCookieSettings(),
    // The code could not be loaded: the next click retries.
    () => undefined,
  );
}
