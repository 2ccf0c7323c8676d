import { pairItems, unpairItems } from './localised-list.ts';

interface Item {
  type: string;
  text: string;
}

const shape = {
  isSame: (one: Item, other: Item) => one.type === other.type,
  createTranslation: ({ type }: Item) => ({ type, text: '' }),
};
const item = (type: string, text: string): Item => ({ type, text });

test.each([
  {
    name: 'items of the same type are side by side',
    value: { el: [item('links', 'α'), item('text', 'β')], en: [item('links', 'a'), item('text', 'b')] },
    expected: { el: ['α', 'β'], en: ['a', 'b'] },
  },
  {
    name: 'the Greek order counts',
    value: { el: [item('links', 'α'), item('text', 'β')], en: [item('text', 'b'), item('links', 'a')] },
    expected: { el: ['α', 'β'], en: ['a', 'b'] },
  },
  {
    name: 'what one language lacks is added to it without texts',
    value: { el: [item('links', 'α')], en: [item('text', 'b')] },
    expected: { el: ['α', ''], en: ['', 'b'] },
  },
])('$name', ({ value, expected }) => {
  const { el, en } = unpairItems(pairItems<Item>(value, shape));
  expect({ el: el.map(({ text }) => text), en: en.map(({ text }) => text) }).toEqual(expected);
  expect(el.map(({ type }) => type)).toEqual(en.map(({ type }) => type));
});
