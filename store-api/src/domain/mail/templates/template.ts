import type { EmailKind } from '@fakos/contracts/emails/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import type { Block } from '../layout/blocks.ts';
import type { EmailTexts } from '../texts/email-texts.ts';

/** What a template writes with. */
export interface View {
  readonly language: Language;
  readonly words: EmailTexts['words'];
  /** The whole address of a path of the site, in the reader's language. */
  link(path: string): string;
}

/** What a template adds to its subject and introduction. */
export interface Composition {
  /** What stands for `{{name}}` in the texts. */
  readonly values: Readonly<Record<string, string>>;
  readonly blocks: readonly Block[];
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** One kind of e-mail: what it is filled with, and what of that may outlive its sending. */
export interface Template<P> {
  /** Names in `values`, for staff who change its texts. */
  readonly placeholders: readonly string[];
  kindOf(params: P): EmailKind;
  /** Undefined where what it tells of is gone. */
  compose(db: ShopDatabase, params: P, view: View): Promise<Composition | undefined>;
  /** The same with an example's values. */
  example(kind: EmailKind, view: View): Composition;
  /** `params` without keys, which nobody but the reader may hold. */
  forget(params: P): P;
  /** False where a key is forgotten without which the e-mail says nothing. */
  isSendable(params: P): boolean;
}

interface Definition<P, F> {
  readonly placeholders: readonly string[];
  kindOf(params: P): EmailKind;
  load(db: ShopDatabase, params: P, language: Language): Promise<F | undefined>;
  write(facts: F, view: View): Composition;
  example(kind: EmailKind, language: Language): F;
  forget?(params: P): P;
  isSendable?(params: P): boolean;
}

/** Makes a template of how its facts are read and how they are written down. */
export function defineTemplate<P, F>(definition: Definition<P, F>): Template<P> {
  const { placeholders, load, write } = definition;
  return {
    placeholders,
    kindOf: definition.kindOf,
    async compose(db, params, view) {
      const facts = await load(db, params, view.language);
      return facts && write(facts, view);
    },
    example: (kind, view) => write(definition.example(kind, view.language), view),
    forget: definition.forget ?? ((params) => params),
    isSendable: definition.isSendable ?? (() => true),
  };
}
