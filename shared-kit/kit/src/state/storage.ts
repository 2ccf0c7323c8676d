/** The used part of the Storage interface. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Browser storage that never throws. If it is blocked or full, values are held in memory for the lifetime of the page. */
function createSafeStorage(area: 'localStorage' | 'sessionStorage'): SafeStorage {
  const memory = new Map<string, string | null>();

  // If site data is blocked, accessing the storage object itself throws.
  function write(key: string, text: string | null): void {
    memory.delete(key);
    try {
      if (text === null) window[area].removeItem(key);
      else window[area].setItem(key, text);
    } catch {
      memory.set(key, text);
    }
  }

  return {
    getItem(key) {
      const text = memory.get(key);
      if (text !== undefined) return text;
      try {
        return window[area].getItem(key);
      } catch {
        return null;
      }
    },
    setItem: write,
    removeItem: (key) => write(key, null),
  };
}

/** localStorage. */
export const browserStorage = createSafeStorage('localStorage');
/** sessionStorage. */
export const tabStorage = createSafeStorage('sessionStorage');
