/** The last press before the page was alive, as its first script noted it (api-gateway/src/html/early-presses.ts). */
interface EarlyPress {
  readonly button?: HTMLElement;
  readonly form?: HTMLFormElement;
  readonly submitter?: HTMLElement | null;
}

declare global {
  interface Window {
    fakosEarlyPress?: () => EarlyPress | undefined;
  }
}

/** Takes over from the page's first script; the result does what was pressed until then, where it is still there. */
export function takeEarlyPress(): () => void {
  const { button, form, submitter } = window.fakosEarlyPress?.() ?? {};
  return function repeat() {
    if (form?.isConnected) form.requestSubmit(submitter);
    else if (button?.isConnected) button.click();
  };
}
