/**
 * webpack loader for a library that creates components at its top level: marks their creation as pure and removes their
 * display names, so that unused components are removed from the build. It also removes the text of the router's longest
 * warning, which production builds need not contain.
 */
export default function markComponentsPure(source: string): string {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/"You are trying to use a blocker on a POP navigation[^"]*"/, '"Blocked POP navigation"');
}
