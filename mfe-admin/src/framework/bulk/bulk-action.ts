import type { ReactNode } from 'react';
import type { SelectionTarget } from '../list/use-selection.ts';

/** The effect of a bulk action on one row, or its preview. */
export interface BulkRow {
  readonly id: number;
  readonly label: string;
  /** Changed fields with their values before and after. */
  readonly before: Readonly<Record<string, unknown>>;
  /** Null for a deleted row. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** A row that a bulk action did not change, with the reason in the user's language. */
export interface RefusedRow {
  readonly id: number;
  readonly label: string;
  readonly message: string;
}

/** Result of a bulk action, or its preview. */
export interface BulkResult {
  readonly done: readonly BulkRow[];
  readonly refused: readonly RefusedRow[];
  readonly total: number;
}

/** Props of the fields that a bulk action requests. */
export interface BulkFieldsProps<Change> {
  readonly change: Change | undefined;
  /** Undefined while the fields are not valid. */
  readonly onChange: (change: Change | undefined) => void;
}

interface BulkActionBase {
  readonly key: string;
  readonly label: string;
}

/** A change of the selected rows of a list. `Change` is the value of its fields. */
export interface BulkChange<Change = unknown> extends BulkActionBase {
  readonly isDestructive?: boolean;
  /** Text to type before the action runs, for actions that cannot be undone. */
  readonly wordToType?: string;
  /** The change of an action without fields, or the initial one. */
  readonly initialChange?: Change;
  readonly Fields?: (props: BulkFieldsProps<Change>) => ReactNode;
  /** Requests the action; rejects with the API's failure. A preview writes nothing. */
  readonly run: (target: SelectionTarget, change: Change, options: { preview: boolean }) => Promise<BulkResult>;
  /** Reverts a result; absent for actions that cannot be undone. */
  readonly undo?: (result: BulkResult) => Promise<BulkResult>;
  /** Formats a value of a changed field for the preview. */
  readonly formatValue?: (field: string, value: unknown) => string;
}

/** An action on the selected rows that changes nothing, such as printing them. It runs without a dialog. */
export interface BulkCommand extends BulkActionBase {
  readonly start: (target: SelectionTarget) => void;
}

/** An action on the selected rows of a list. */
export type BulkAction<Change = unknown> = BulkChange<Change> | BulkCommand;
