import { isEmbedSource, isSafeUrl } from '@fakos/contracts/html/allow-list';

const FORBIDDEN =
  'script, style, object, embed, applet, base, link, meta, form, input, select, textarea, svg a, svg script, svg style, svg use, svg animate, foreignObject, math, template, noscript, marquee, video, audio, [srcdoc], [style*="url"], [formaction], [id="location"]';
const ADDRESSES = /^(?:href|src|action|background|cite|xlink:href)$/;

/** Elements and attributes inside `container` that could run scripts or load content from unsafe URLs. */
export function findUnsafeHtml(container: Element): string[] {
  const elements = [...container.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => [...element.attributes].map(({ name, value }) => ({ name, value })));
  return [
    ...[...container.querySelectorAll(FORBIDDEN)].map((element) => element.outerHTML),
    ...attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
    ...attributes
      .filter(({ name, value }) => ADDRESSES.test(name) && !isSafeUrl(value))
      .map(({ name, value }) => `${name}=${value}`),
    ...[...container.querySelectorAll('iframe')]
      .filter(({ src }) => !isEmbedSource(src))
      .map((frame) => frame.outerHTML),
  ];
}
