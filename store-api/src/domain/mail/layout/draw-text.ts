import type { AmountRow, Block, Letter } from './blocks.ts';

/** The e-mail as plain text, for clients without HTML. */
export function drawText(letter: Letter): string {
  const { shop } = letter;
  const parts = [
    ...letter.paragraphs,
    ...letter.blocks.map(drawBlock),
    ['-- ', shop.name, ...shop.contact, shop.url].join('\n'),
    letter.footnote,
  ];
  return `${parts.join('\n\n')}\n`;
}

function drawBlock(block: Block): string {
  switch (block.kind) {
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return [...(block.title ? [block.title] : []), ...block.rows.map(([name, value]) => `${name}: ${value}`)].join(
        '\n',
      );
    case 'text':
      return block.text;
    case 'quote':
      return `${block.title}:\n${block.text.replace(/^/gm, '> ')}`;
    case 'goods':
      return [block.title, ...block.rows.map(drawRow), '', ...block.totals.map(drawRow)].join('\n');
  }
}

function drawRow({ label, detail, amount }: AmountRow): string {
  return `${label}: ${amount}${detail ? `\n  ${detail}` : ''}`;
}
