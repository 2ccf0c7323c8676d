/** Written by the build from the kit's exports (tools/webpack/sharing.ts): what the shell hands to remotes. */
declare module 'fakos-shared-modules' {
  /** Modules by how they are asked for; those of the kit without its name before theirs. */
  type Modules = Readonly<Record<string, unknown>>;
  export const versions: { readonly react: string; readonly kit: string };
  export const react: Modules;
  export const kit: Modules;
  /** On the server all of them, by their whole names. */
  export const serverModules: Modules;
  /** Modules of the kit that come with a chunk; `names` has blanks between them. */
  export const late: readonly { readonly names: string; load(): Promise<{ modules: Modules }> }[];
}
