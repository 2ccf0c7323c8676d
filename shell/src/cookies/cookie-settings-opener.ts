let open: (() => void) | undefined;
let isRequested = false;

/** Opens the settings, now or as soon as the opener is set. */
export function requestCookieSettings(): void {
  if (open) open();
  else isRequested = true;
}

/** Sets the function that opens the settings, and runs it if they were requested before. */
export function setSettingsOpener(opener: () => void): void {
  open = opener;
  if (isRequested) opener();
  isRequested = false;
}
