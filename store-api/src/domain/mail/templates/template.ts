import type { EmailKind } from '@fakos/contracts/emails/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import type { Block } from '../layout/blocks.ts';
import type { EmailTexts } from '../texts/email-texts.ts';

/** The context of a template. */
export interface View {
  readonly language: Language;
  readonly labels: EmailTexts['labels'];
  /** The absolute URL of a path of the site, in the reader's language. */
  link(path: string): string;
}

/** The content that a template adds to its subject and introduction. */
export interface Composition {
  /** The values of `{{name}}` placeholders in the texts. */
  readonly values: Readonly<Record<string, string>>;
  readonly blocks: readonly Block[];
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** One kind of e-mail: its parameters, and which of them are stored after sending. */
export interface Template<P> {
  /** Names in `values`, for staff who change its texts. */
  readonly placeholders: readonly string[];
  getKind(params: P): EmailKind;
  /** Undefined if the subject of the e-mail no longer exists. */
  compose(db: ShopDatabase, params: P, view: View): Promise<Composition | undefined>;
  /** The same content with example values. */
  example(kind: EmailKind, view: View): Composition;
  /** `params` without tokens, which only the recipient may have. */
  forget(params: P): P;
  /** False if a token is missing without which the e-mail is useless. */
  isSendable(params: P): boolean;
}

interface Definition<P, F> {
  readonly placeholders: readonly string[];
  getKind(params: P): EmailKind;
  load(db: ShopDatabase, params: P, language: Language): Promise<F | undefined>;
  write(facts: F, view: View): Composition;
  example(kind: EmailKind, language: Language): F;
  forget?(params: P): P;
  isSendable?(params: P): boolean;
}

/** Creates a template from functions that read and render its data. */
export function defineTemplate<P, F>(definition: Definition<P, F>): Template<P> {
  const { placeholders, load, write } = definition;
  return {
    placeholders,
    getKind: definition.getKind,
    async compose(db, params, view) {
      const facts = await load(db, params, view.language);
      return facts && write(facts, view);
    },
    example: (kind, view) => write(definition.example(kind, view.language), view),
    forget: definition.forget ?? ((params) => params),
    isSendable: definition.isSendable ?? (() => true),
  };
}
