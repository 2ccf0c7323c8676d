/** Version of the RemoteModule contract. Raised when a remote written for the old one would break. */
export const CONTRACT_VERSION = 1;
