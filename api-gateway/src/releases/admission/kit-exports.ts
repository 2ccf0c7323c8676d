import { satisfiesKit, usesPreviousKit } from '@fakos/contracts/remote/kit-range';
import type { RemoteManifest, ShellManifest } from '@fakos/contracts/remote/manifest';

/** Stands for a whole module, whose names are not known. */
const EVERY_NAME = '*';

/**
 * Names of the kit that a remote needs and a shell does not provide, each as the rest of a message. The names
 * that the remote imports are compared with the names that the shell exports. Manifests from before they were listed are
 * compared by the version of the kit alone.
 */
export function listKitProblems(shell: ShellManifest, { kit, uses }: RemoteManifest): string[] {
  const isPrevious = usesPreviousKit(shell, kit);
  const kits = [shell.kit, ...(shell.previousKit ? [shell.previousKit.version] : [])].join(' and ');
  const range =
    isPrevious || satisfiesKit(shell.kit, kit)
      ? []
      : [`needs kit "${kit}", which does not allow kit ${kits} of the shell ${shell.version}`];
  if (!shell.exports || !uses) return range;
  const provided = { ...shell.exports, ...(isPrevious ? shell.previousKit?.exports : {}) };
  const missing = Object.entries(uses).flatMap(([request, names]) => {
    const exported = provided[request];
    if (!exported) return [`imports "${request}", which the shell ${shell.version} does not provide`];
    const unknown = exported.includes(EVERY_NAME)
      ? []
      : names.filter((name) => name !== EVERY_NAME && !exported.includes(name));
    if (unknown.length === 0) return [];
    return [`imports { ${unknown.join(', ')} } from "${request}", which the shell ${shell.version} does not export`];
  });
  return [...range, ...missing];
}
