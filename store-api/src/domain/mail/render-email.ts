import type { EmailKind } from '@fakos/contracts/emails/contract';
import { localisePath } from '@fakos/contracts/languages';
import type { ShopDatabase } from '../../database/schema.ts';
import type { EmailTemplate } from '../../database/tables/outbox.ts';
import type { ApiSettings } from '../../settings.ts';
import type { Language } from '../../text/translate.ts';
import { findEmailText } from './email-templates.repo.ts';
import { type Block, splitParagraphs } from './layout/blocks.ts';
import { drawHtml } from './layout/draw-html.ts';
import { drawText } from './layout/draw-text.ts';
import { readShopIdentity, type ShopIdentity } from './shop-identity.ts';
import { getTemplate, getTemplateByKind } from './templates/index.ts';
import type { Composition, View } from './templates/template.ts';
import { type EmailText, emailTexts } from './texts/email-texts.ts';

/** An e-mail ready to be sent. */
export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly shopName: string;
  readonly replyTo?: Composition['replyTo'];
}

/** The dependencies of rendering: database, language and configuration. */
export interface Desk {
  readonly db: ShopDatabase;
  readonly config: Pick<ApiSettings, 'PUBLIC_URL'>;
  readonly language: Language;
}

const MAX_SUBJECT = 200;

/** The e-mail of a template and its params; undefined if its subject no longer exists. */
export async function renderEmail(
  desk: Desk,
  template: EmailTemplate,
  params: unknown,
): Promise<RenderedEmail | undefined> {
  const { compose, getKind } = getTemplate(template);
  const composition = await compose(desk.db, params, getView(desk));
  if (!composition) return undefined;
  const text = await findEmailText(desk.db, getKind(params), desk.language);
  return finish(desk, text, composition);
}

/** A kind of e-mail with example values, with the given texts or the current ones. */
export async function renderExample(desk: Desk, kind: EmailKind, texts: Partial<EmailText>): Promise<RenderedEmail> {
  const text = { ...(await findEmailText(desk.db, kind, desk.language)), ...texts };
  return finish(desk, text, getTemplateByKind(kind).example(kind, getView(desk)));
}

/** The e-mail that tests whether sending works. */
export function renderTest(desk: Desk): Promise<RenderedEmail> {
  return finish(desk, emailTexts[desk.language].test, { values: {}, blocks: [] });
}

function getView({ language, config }: Desk): View {
  const link = (path: string) => config.PUBLIC_URL + localisePath(path, language);
  return { language, labels: emailTexts[language].labels, link };
}

async function finish(desk: Desk, text: EmailText, composition: Composition): Promise<RenderedEmail> {
  const shop = await readShopIdentity(desk.db, desk.language);
  const values = { ...composition.values, shop: shop.name };
  const subject = oneLine(fill(text.subject, values));
  const letter = {
    language: desk.language,
    subject,
    paragraphs: splitParagraphs(fill(text.intro, values)),
    blocks: composition.blocks satisfies readonly Block[],
    shop: letterHead(shop, desk),
    footnote: fill(emailTexts[desk.language].labels.whyYou, values),
  };
  const { replyTo } = composition;
  return {
    subject,
    html: drawHtml(letter),
    text: drawText(letter),
    shopName: shop.name,
    ...(replyTo && { replyTo: { ...replyTo, name: oneLine(replyTo.name) } }),
  };
}

function letterHead({ name, contact, logoPath }: ShopIdentity, { config, language }: Desk) {
  const url = config.PUBLIC_URL + localisePath('/', language);
  return { name, contact, url, logo: logoPath && config.PUBLIC_URL + logoPath };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');
}

/** Input from visitors must not add headers. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT);
}
