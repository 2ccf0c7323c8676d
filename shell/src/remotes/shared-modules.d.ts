/** Written by the build from the kit's exports (tools/webpack/sharing.ts): what the shell hands to remotes. */
declare module 'fakos-shared-modules' {
  export const sharedModules: Readonly<
    Record<string, { version: string } & ({ lib: () => unknown } | { get: () => Promise<() => unknown> })>
  >;
}
