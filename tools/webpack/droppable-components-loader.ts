/**
 * webpack loader for a library that creates components at its top level: marks their creation as pure and removes their
 * display names, so that unused components are removed from the build.
 */
export default function markComponentsPure(source: string): string {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
