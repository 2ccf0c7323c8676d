/** Opens the settings of cookies again, from any page, whenever the visitor wants to change the answer. */
export function openCookieSettings(): void {
  import(/* webpackChunkName: "cookies" */ './cookie-settings-door.ts').then(
    ({ askForSettings }) => askForSettings(),
    // Offline and never fetched: a later press tries again.
    () => undefined,
  );
}
