import { isEmbedSource, isSafeUrl } from '@fakos/shared-kit/html/allow-list';

const FORBIDDEN =
  'script, style, object, embed, applet, base, link, meta, form, input, select, textarea, svg a, svg script, svg style, svg use, svg animate, foreignObject, math, template, noscript, marquee, video, audio, [srcdoc], [style*="url"], [formaction], [id="location"]';
const ADDRESSES = /^(?:href|src|action|background|cite|xlink:href)$/;

/** Whatever could run, or lead to what could, in a place that shows HTML which people wrote. */
export function dangersIn(place: Element): string[] {
  const elements = [...place.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => [...element.attributes].map(({ name, value }) => ({ name, value })));
  return [
    ...[...place.querySelectorAll(FORBIDDEN)].map((element) => element.outerHTML),
    ...attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
    ...attributes
      .filter(({ name, value }) => ADDRESSES.test(name) && !isSafeUrl(value))
      .map(({ name, value }) => `${name}=${value}`),
    ...[...place.querySelectorAll('iframe')].filter(({ src }) => !isEmbedSource(src)).map((frame) => frame.outerHTML),
  ];
}
