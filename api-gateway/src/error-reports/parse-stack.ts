/** A position in a file of a release. */
export interface StackFrame {
  /** `shell`, or the name of a remote. */
  readonly part: string;
  readonly version: string;
  /** The file's path in its release. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Name of the function; empty where it has none. */
  readonly name: string;
}

/** Maximum number of frames of a stack. */
export const MAX_FRAMES = 10;

/** Chromium: `at name (address:1:2)` or `at address:1:2`. Firefox and Safari: `name@address:1:2`. */
const FRAME =
  /^\s*(?:at (?:async )?(?:(?<chromium>[^(]{1,80}?) \()?|(?<other>[^@\s]{0,80})@)(?<address>https?:\/\/[^\s)]+):(?<line>\d{1,7}):(?<column>\d{1,7})\)?$/;
const REMOTE_FILE = /^\/remotes(?:~\d+)?\/(mfe-[a-z-]+)\/([\w.+-]+)\/([\w./-]+)$/;
const SHELL_FILE = /^\/assets\/([\w.+-]+)\/([\w./-]+)$/;
const FUNCTION_NAME = /^[\w$.<>[\] ]*$/;

/** The frames of a stack that are in files of releases. All other text is left out: it may be of a visitor. */
export function parseStack(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((text) => {
      const { chromium, other, address = '', line, column } = FRAME.exec(text)?.groups ?? {};
      const file = findFile(address);
      const name = (chromium ?? other ?? '').trim();
      if (!file) return [];
      return [{ ...file, line: Number(line), column: Number(column), name: FUNCTION_NAME.test(name) ? name : '' }];
    })
    .slice(0, MAX_FRAMES);
}

/** The text of a frame, such as `Cart mfe-shop 2 7.js:1:204`. */
export function formatFrame({ part, version, file, line, column, name }: StackFrame): string {
  return `${name ? `${name} ` : ''}${part} ${version} ${file}:${line}:${column}`;
}

const FORMATTED =
  /^(?:(?<name>[\w$.<>[\] ]+) )?(?<part>shell|mfe-[a-z-]+) (?<version>\S+) (?<file>\S+):(?<line>\d+):(?<column>\d+)$/;

/** The frame of a text from {@link formatFrame}; undefined for other texts. */
export function parseFrame(text: string): StackFrame | undefined {
  const { name = '', part, version, file, line, column } = FORMATTED.exec(text)?.groups ?? {};
  if (!part || !version || !file) return undefined;
  return { name, part, version, file, line: Number(line), column: Number(column) };
}

function findFile(address: string): Pick<StackFrame, 'part' | 'version' | 'file'> | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  const [, part, version, file] = REMOTE_FILE.exec(pathname) ?? [];
  if (part && version && file) return { part, version, file };
  const [, shellVersion, shellFile] = SHELL_FILE.exec(pathname) ?? [];
  return shellVersion && shellFile ? { part: 'shell', version: shellVersion, file: shellFile } : undefined;
}
