import { sanitiseTree } from './sanitise-tree.ts';

test('HTML is sanitised at any depth of a widget, plain texts stay unchanged', () => {
  const widget = { type: 'two-columns', text: 'A < B', columns: [{ widgets: [{ content: '<p onload="x">a</p>' }] }] };
  expect(sanitiseTree(widget)).toEqual({
    type: 'two-columns',
    text: 'A < B',
    columns: [{ widgets: [{ content: '<p>a</p>' }] }],
  });
});

test.each(['content', 'html', 'customHtml', 'custom_html'])('%s is HTML', (key) => {
  expect(sanitiseTree({ [key]: ['<b onclick="x">a</b><script>b</script>'] })).toEqual({ [key]: ['<b>a</b>'] });
});
