import type { Language } from '@fakos/contracts/languages';
import axe from 'axe-core';
import greek from 'axe-core/locales/el.json';
import type { RenderedProblem } from '../../checks/rendered-checks.tsx';

/** Rules of whole documents, of which the page is a part, and rules that the checks of the stored page have already. */
const leftOut = ['region', 'image-alt', 'heading-order', 'empty-heading', 'frame-title'];
const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));

/** Accessibility problems of the rendered page, one for each rule and widget. */
export async function auditPage(root: HTMLElement, language: Language): Promise<readonly RenderedProblem[]> {
  axe.reset();
  // Only the texts of rules: others are compiled, which the content security policy does not allow.
  if (language === 'el') axe.configure({ locale: { lang: 'el', rules: greek.rules } });
  const wasInert = root.inert;
  // Inert content is hidden from screen readers, so that no rule would apply to it.
  root.inert = false;
  try {
    const { violations } = await axe.run(root, {
      resultTypes: ['violations'],
      elementRef: true,
      iframes: false,
      rules,
    });
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ element }) => ({ rule: id, help, key: findKey(element) })),
    );
    return [...new Map(found.map((problem) => [`${problem.rule} ${problem.key}`, problem])).values()];
  } finally {
    root.inert = wasInert;
  }
}

function findKey(element: Element | null | undefined): string {
  return element?.closest<HTMLElement>('[data-node-key]')?.dataset.nodeKey ?? '';
}
