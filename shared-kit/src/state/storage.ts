/** What is used of a browser's storage. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage; what it does not take, being blocked or full, lasts as long as the page. Never throws. */
function storageThatWorks(area: 'localStorage' | 'sessionStorage'): SafeStorage {
  const untaken = new Map<string, string | null>();

  // Where site data is blocked, naming the storage throws already.
  function write(key: string, text: string | null): void {
    untaken.delete(key);
    try {
      if (text === null) window[area].removeItem(key);
      else window[area].setItem(key, text);
    } catch {
      untaken.set(key, text);
    }
  }

  return {
    getItem(key) {
      const text = untaken.get(key);
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

/** What the browser remembers of the visitor until they clear it. */
export const browserStorage = storageThatWorks('localStorage');
/** What the tab remembers until it is closed. */
export const tabStorage = storageThatWorks('sessionStorage');
