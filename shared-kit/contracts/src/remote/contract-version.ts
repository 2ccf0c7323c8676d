/** Version of the RemoteModule contract, increased with every breaking change. */
export const CONTRACT_VERSION = 1;
