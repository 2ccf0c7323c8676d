/** The main heading of a page at one moment; React may change the text of its element later. */
export interface PageHeading {
  readonly element: HTMLElement | null;
  readonly text: string | undefined;
}

export function getPageHeading(): PageHeading {
  const element = document.querySelector<HTMLElement>('main h1');
  return { element, text: element?.textContent };
}
