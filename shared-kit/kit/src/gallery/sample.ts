import type { Language } from '@fakos/contracts/languages';
import type { ReactNode } from 'react';

/** A text in both languages. Only developers see it, so it is not in the locale files. */
export type SampleText = Readonly<Record<Language, string>>;

/** Returns a text in the language of the page. */
export type GetText = (text: SampleText) => string;

/** A component in one state. */
export interface SampleState {
  /** The props that make the state, such as `size="lg"`, or a description. Unique within its sample. */
  readonly name: string | SampleText;
  /** Renders the state. Not a component: code that needs hooks must be a component inside. */
  readonly render: (text: GetText) => ReactNode;
  /** Uses the whole width of the page, unlike the other states of its sample. */
  readonly isFullWidth?: true;
}

/** The components of one module of the kit in their states. */
export interface Sample {
  /** Subpath of `@fakos/shared-kit` that exports the components, such as `ui/button`. */
  readonly subpath: string;
  /** Names to import from there: all components and their functions. */
  readonly imports: readonly string[];
  /** Space of each state. Several `small` or `medium` states are in a row. */
  readonly width: 'small' | 'medium' | 'full';
  readonly states: readonly SampleState[];
}

/** Samples of similar components. */
export interface SampleGroup {
  readonly id: string;
  readonly title: SampleText;
  readonly samples: readonly Sample[];
}

/** One state for each value of a prop. */
export function createStates<Value>(
  values: readonly Value[],
  createState: (value: Value) => SampleState,
): readonly SampleState[] {
  return values.map(createState);
}
