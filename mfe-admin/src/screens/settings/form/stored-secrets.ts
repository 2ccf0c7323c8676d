import { createContext } from 'react';

/** Keys of the secrets that are stored. */
export const StoredSecrets = createContext<ReadonlySet<string>>(new Set());
