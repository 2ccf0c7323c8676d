import { accordionWidget, buttonWidget, galleryWidget, textWidget } from '@fakos/contracts/widgets';
import { findEditableText, getTextChanges, listEditableTexts } from './editable-texts.ts';
import { findTextElements } from './find-text-elements.ts';

const accordion = {
  items: [
    { id: '1', title: 'Ώρες', content: '<p>Όλη μέρα</p>' },
    { id: '2', title: 'Ώρες', content: '<p>Ποτέ</p>' },
  ],
};

function render(html: string): Element {
  document.body.innerHTML = `<div data-node-key="w">${html}</div>`;
  // jsdom has no layout, so hidden elements have the attribute.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function getRects(this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
  const widget = document.querySelector('[data-node-key]');
  if (!widget) throw new Error('no widget');
  return widget;
}

afterEach(() => jest.restoreAllMocks());

test('texts of lists have the address of their item, and a change leaves everything else as it was', () => {
  const texts = listEditableTexts(accordionWidget.fields, accordion);
  expect(texts.map(({ kind, value }) => [kind, value])).toEqual([
    ['text', 'Ώρες'],
    ['html', '<p>Όλη μέρα</p>'],
    ['text', 'Ώρες'],
    ['html', '<p>Ποτέ</p>'],
  ]);
  const address = { name: 'items', item: { index: 1, name: 'title' } };
  expect(findEditableText(texts, address)?.value).toBe('Ώρες');
  expect(getTextChanges(accordionWidget.fields, accordion, address, 'Αργίες')).toEqual({
    items: [accordion.items[0], { ...accordion.items[1], title: 'Αργίες' }],
  });
  expect(
    getTextChanges(
      galleryWidget.fields,
      { images: ['a.jpg'] },
      { name: 'images', item: { index: 0, name: 'caption' } },
      'Νέα',
    ),
  ).toEqual({
    images: [{ url: 'a.jpg', caption: 'Νέα' }],
  });
});

test('the element of a text is the innermost one that contains it; formatted text has its whole block', () => {
  const widget = render('<p><a href="/x"><span>Κλείστε  ραντεβού</span></a></p>');
  const [button] = findTextElements(widget, listEditableTexts(buttonWidget.fields, { text: ' Κλείστε ραντεβού ' }));
  expect(button?.element.tagName).toBe('SPAN');
  const prose = render('<div id="prose"><p>Ένα <b>και</b></p><p>δύο</p></div>');
  const texts = listEditableTexts(textWidget.fields, { content: '<p>Ένα <b>και</b></p><p>δύο</p>' });
  expect(findTextElements(prose, texts)[0]?.element.id).toBe('prose');
});

test('equal texts are distinguished by their order, unless one of them is not visible', () => {
  const texts = listEditableTexts(accordionWidget.fields, accordion).filter(({ kind }) => kind === 'text');
  const both = findTextElements(render('<h3 id="a">Ώρες</h3><h3 id="b">Ώρες</h3>'), texts);
  expect(both.map(({ element, address }) => [element.id, address.item?.index])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(findTextElements(render('<h3>Ώρες</h3><h3 hidden>Ώρες</h3>'), texts)).toEqual([]);
  expect(findTextElements(render('<div data-node-key="nested"><h3>Ώρες</h3><h3>Ώρες</h3></div>'), texts)).toEqual([]);
});
