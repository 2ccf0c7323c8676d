let open: (() => void) | undefined;
let isWanted = false;

/** Opens the settings, at once or as soon as they can be. */
export function askForSettings(): void {
  if (open) open();
  else isWanted = true;
}

/** Says how the settings open; opens them if somebody asked before. */
export function answerSettings(how: () => void): void {
  open = how;
  if (isWanted) how();
  isWanted = false;
}
