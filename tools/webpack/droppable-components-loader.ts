/**
 * webpack's loader for a library that makes components at its top level: says that making one has no effect and leaves
 * out their names for debuggers, so that those nobody uses can be left out of the build.
 */
export default function markDroppable(source: string): string {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
