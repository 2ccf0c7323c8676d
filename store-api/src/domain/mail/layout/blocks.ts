/** One row of a list of goods or of its totals; amounts are formatted. */
export interface AmountRow {
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string;
  readonly amount: string;
  readonly isMain?: boolean;
}

/** The content blocks of an e-mail below its introduction. All texts are plain; the renderer escapes them. */
export type Block =
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly title?: string; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quote'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'goods';
      readonly title: string;
      readonly columns: readonly [string, string];
      readonly rows: readonly AmountRow[];
      readonly totals: readonly AmountRow[];
    };

/** An e-mail before it is rendered as HTML and as text. */
export interface Letter {
  readonly language: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly blocks: readonly Block[];
  readonly shop: {
    readonly name: string;
    readonly url: string;
    readonly logo: string;
    readonly contact: readonly string[];
  };
  readonly footnote: string;
}

/** The paragraphs of a text: an empty line separates them. */
export function splitParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/);
}
