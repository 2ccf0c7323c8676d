/**
 * Delays back and forward navigation inside the document until the rendered page is hydrated: React must hydrate the page
 * that the server rendered, not the one that the router has navigated to. Call it before the router is created; the function
 * that it returns lets the router handle the last held navigation.
 */
export function holdHistory(): () => void {
  let isHeld = false;
  const hold = (event: PopStateEvent) => {
    isHeld = true;
    event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', hold);
  return function release() {
    window.removeEventListener('popstate', hold);
    if (isHeld) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
}
