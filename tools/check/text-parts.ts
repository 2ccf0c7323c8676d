/** A name, or a text that people read: a comment, a test title, Markdown. */
export interface TextPart {
  readonly kind: 'name' | 'prose';
  readonly text: string;
  /** Line of its first character, from 1. */
  readonly line: number;
}

/** The names and the prose of a source file or a Markdown file; strings other than test titles are left out. */
export function readTextParts(file: string, text: string): TextPart[] {
  if (file.endsWith('.md')) return readMarkdown(text);
  return new Scanner(text, file.endsWith('.css')).scan();
}

/** Prose without code, which the sources themselves are checked for. Line breaks stay, so that lines can be counted. */
function readMarkdown(text: string): TextPart[] {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  const prose = text
    .replace(/^(`{3,})[\s\S]*?^\1/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank);
  return [{ kind: 'prose', text: prose, line: 1 }];
}

const TEST_TITLE = /(?:\b(?:test|it|describe|step)(?:\.(?:only|skip|step|describe))?|\))\($/;
const TITLED_TABLE = /\b(?:test|it|describe)\.each\b/;
const NAME_START = /[\p{L}$_]/u;
const NAME = /[\p{L}\p{N}$_]+/uy;
/** Text before a slash that starts a regular expression and is no division. */
const BEFORE_PATTERN = /(?:^|[=(,:[!&|?{};+\-*%~^<>]|\b(?:return|typeof|case|of|in|do|else|void|throw|await|yield))$/;
const LOOK_BACK = 40;

/** Scans a source file. It parses only as much of the language as needed to distinguish names, comments and strings. */
class Scanner {
  private readonly text: string;
  private readonly isCss: boolean;
  private readonly parts: TextPart[] = [];
  private readonly lineStarts: number[] = [0];
  private at = 0;
  /** Open template literals, the innermost last. `depth` counts the open braces of its current expression. */
  private readonly templates: { depth: number; readonly isTitle: boolean }[] = [];

  constructor(text: string, isCss: boolean) {
    this.text = text;
    this.isCss = isCss;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.lineStarts.push(at + 1);
  }

  scan(): TextPart[] {
    while (this.at < this.text.length) this.step();
    return this.parts;
  }

  private step(): void {
    const character = this.text[this.at] ?? '';
    const pair = this.text.slice(this.at, this.at + 2);
    if (pair === '/*') this.readComment('*/');
    else if (pair === '//' && !this.isCss) this.readComment('\n');
    else if (character === "'" || character === '"') this.readString(character);
    else if (!this.isCss && this.readTemplatePart(character)) return;
    else if (character === '/' && !this.isCss && this.startsPattern()) this.readPattern();
    else if (NAME_START.test(character)) this.readName();
    else this.at += 1;
  }

  private readComment(end: string): void {
    const found = this.text.indexOf(end, this.at + 2);
    const stop = found < 0 ? this.text.length : found + end.length;
    // Code in backticks and links is left out: names are checked where they are declared.
    const comment = this.text
      .slice(this.at, stop)
      .replace(/`[^`\n]*`|\{@\w+ [^}]*\}/g, (code) => ' '.repeat(code.length));
    this.add('prose', comment, this.at);
    this.at = stop;
  }

  private readString(quote: string): void {
    const start = this.at;
    this.at += 1;
    while (this.at < this.text.length && this.text[this.at] !== quote && this.text[this.at] !== '\n') {
      this.at += this.text[this.at] === '\\' ? 2 : 1;
    }
    this.at += 1;
    if (this.isTitle(start)) this.add('prose', this.text.slice(start + 1, this.at - 1), start);
  }

  /** Reads a template literal up to its next expression. Returns whether the character was part of a literal. */
  private readTemplatePart(character: string): boolean {
    const template = this.templates.at(-1);
    if (character === '`') {
      this.templates.push({ depth: 0, isTitle: this.isTitle(this.at) });
      this.readTemplateText();
      return true;
    }
    if (!template) return false;
    if (character === '{') template.depth += 1;
    if (character === '}') template.depth -= 1;
    if (character !== '}' || template.depth > 0) return false;
    this.readTemplateText();
    return true;
  }

  /** Reads from the opening backtick, or from the end of an expression, to the next expression or the closing backtick. */
  private readTemplateText(): void {
    const template = this.templates.at(-1);
    const start = this.at + 1;
    this.at = start;
    while (this.at < this.text.length && this.text[this.at] !== '`' && !this.text.startsWith('${', this.at)) {
      this.at += this.text[this.at] === '\\' ? 2 : 1;
    }
    if (template?.isTitle) this.add('prose', this.text.slice(start, this.at), start);
    if (this.text[this.at] === '`') {
      this.templates.pop();
      this.at += 1;
    } else {
      if (template) template.depth = 1;
      this.at += 2;
    }
  }

  private startsPattern(): boolean {
    return BEFORE_PATTERN.test(this.text.slice(Math.max(0, this.at - LOOK_BACK), this.at).trimEnd());
  }

  private readPattern(): void {
    let isInClass = false;
    this.at += 1;
    while (this.at < this.text.length && this.text[this.at] !== '\n') {
      const character = this.text[this.at];
      if (character === '/' && !isInClass) break;
      if (character === '[') isInClass = true;
      if (character === ']') isInClass = false;
      this.at += character === '\\' ? 2 : 1;
    }
    this.at += 1;
  }

  private readName(): void {
    const start = this.at;
    NAME.lastIndex = start;
    const [name = ''] = NAME.exec(this.text) ?? [];
    this.at = start + Math.max(1, name.length);
    if (!this.isStandardName(name, start)) this.add('name', name, start);
  }

  /** True for HTML elements, and in style sheets for everything except classes and custom properties. */
  private isStandardName(name: string, start: number): boolean {
    const before = this.text.slice(Math.max(0, start - 2), start);
    if (this.isCss) return !/[.-]$/.test(before);
    return /<\/?$/.test(before) && !/[A-Z]/.test(name);
  }

  /** True if the string that starts here is the title of a test, a group of tests or a step. */
  private isTitle(start: number): boolean {
    const before = this.text.slice(Math.max(0, start - LOOK_BACK), start).trimEnd();
    if (this.isCss || !TEST_TITLE.test(before)) return false;
    return !before.endsWith(')(') || this.followsTable(start);
  }

  /** True if `test.each([…])` precedes the string: `test.each([…])('title')`. */
  private followsTable(start: number): boolean {
    const before = this.text.slice(0, start);
    return TITLED_TABLE.test(
      before.slice(Math.max(0, before.lastIndexOf('\ntest.each'), before.lastIndexOf('\n  test.each'))),
    );
  }

  private add(kind: TextPart['kind'], text: string, start: number): void {
    this.parts.push({ kind, text, line: this.getLine(start) });
  }

  private getLine(position: number): number {
    let low = 0;
    let high = this.lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= position) low = middle;
      else high = middle;
    }
    return low + 1;
  }
}
