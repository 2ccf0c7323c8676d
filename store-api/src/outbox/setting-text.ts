/** A setting's text without the space around it; numbers as they are written, everything else as none. */
export function settingText(settings: Readonly<Record<string, unknown>>, key: string): string {
  const value = settings[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}
