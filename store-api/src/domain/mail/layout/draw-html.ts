import { colors } from '@fakos/contracts/colors';
import { type AmountRow, type Block, type Letter, splitParagraphs } from './blocks.ts';

// Text and background use the reader's own colours, so that a dark mailbox stays dark; only the button sets its
// colours.
const LINE = `1px solid ${colors.lineStrong}`;
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:6px;background:${colors.accent};color:#ffffff;font-weight:bold;text-decoration:none`;
const CELL = `padding:8px 0;border-bottom:${LINE};vertical-align:top`;
const AMOUNT_CELL = `${CELL};padding-left:16px;text-align:right;white-space:nowrap`;
const QUIET = 'font-size:14px;opacity:0.8';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The e-mail as an HTML document with inline styles only, because mail clients support little else. */
export function drawHtml(letter: Letter): string {
  const { shop, language } = letter;
  const subject = escapeHtml(letter.subject);
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${subject}</title></head>`,
    '<body style="margin:0;padding:0;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">',
    `<div lang="${escapeHtml(language)}" style="max-width:600px;margin:0 auto;padding:24px 16px">`,
    `<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${drawName(shop)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${subject}</h1>`,
    ...letter.paragraphs.map(drawParagraph),
    ...letter.blocks.map(drawBlock),
    `<div style="margin-top:32px;padding-top:16px;border-top:${LINE};${QUIET}">`,
    `<p style="margin:0 0 8px">${[shop.name, ...shop.contact].map(escapeHtml).join('<br>')}</p>`,
    `<p style="margin:0">${escapeHtml(letter.footnote)}</p></div></div></body></html>`,
  ].join('\n');
}

/** Plain text made safe for any place in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

function escapeLines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

function drawName({ name, url, logo }: Letter['shop']): string {
  const image = `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="48" style="height:48px;width:auto;border:0">`;
  const shown = logo === '' ? escapeHtml(name) : image;
  return `<a href="${escapeHtml(url)}" style="color:inherit;text-decoration:none">${shown}</a>`;
}

function drawBlock(block: Block): string {
  switch (block.kind) {
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="${BUTTON}">${escapeHtml(block.label)}</a></p>`;
    case 'facts':
      return `${drawTitle(block.title)}<dl style="margin:0 0 16px">${block.rows
        .map(([name, value]) => {
          const term = `<dt style="margin:8px 0 0;${QUIET}">${escapeHtml(name)}</dt>`;
          return `${term}<dd style="margin:0;font-weight:bold">${escapeLines(value)}</dd>`;
        })
        .join('')}</dl>`;
    case 'text':
      return splitParagraphs(block.text).map(drawParagraph).join('');
    case 'quote':
      return `${drawTitle(block.title)}<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${colors.lineStrong}">${escapeLines(block.text)}</blockquote>`;
    case 'goods':
      return drawGoods(block);
  }
}

function drawParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeLines(text)}</p>`;
}

function drawTitle(title: string | undefined): string {
  return title === undefined ? '' : `<h2 style="margin:24px 0 8px;font-size:18px">${escapeHtml(title)}</h2>`;
}

/** Names and amounts are a data table, whose columns screen readers announce. */
function drawGoods({ title, columns, rows, totals }: Extract<Block, { kind: 'goods' }>): string {
  const [name, amount] = columns.map(escapeHtml);
  return [
    drawTitle(title),
    '<table style="width:100%;border-collapse:collapse;margin:0 0 16px">',
    `<thead><tr><th scope="col" style="${CELL};text-align:left">${name}</th><th scope="col" style="${AMOUNT_CELL}">${amount}</th></tr></thead>`,
    `<tbody>${rows.map(drawRow).join('')}</tbody><tfoot>${totals.map(drawRow).join('')}</tfoot></table>`,
  ].join('');
}

function drawRow({ label, detail, amount, isMain }: AmountRow): string {
  const weight = isMain ? ';font-weight:bold' : ';font-weight:normal';
  const more = detail ? `<br><span style="${QUIET}">${escapeHtml(detail)}</span>` : '';
  const name = `<th scope="row" style="${CELL};text-align:left${weight}">${escapeHtml(label)}${more}</th>`;
  return `<tr>${name}<td style="${AMOUNT_CELL}${weight}">${escapeHtml(amount)}</td></tr>`;
}
