import type { Permission } from '../contract.ts';

/** A value as JSON Schema 2020-12 describes it: the part that is made of contracts. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** One call as its contract has it: who may make it, what it takes and what it answers. */
export interface DescribedCall {
  /** Absent for the call that a resource answers without one. */
  readonly action?: string;
  readonly permission: Permission;
  readonly query: JsonSchema;
  readonly body: JsonSchema;
  readonly answer: JsonSchema;
  /** What the call takes as its body beside JSON. */
  readonly takes?: 'beacon' | 'upload';
}

/** What one address answers to one method. */
export interface ApiOperation {
  /** Present where a visitor may not call. */
  readonly security?: readonly unknown[];
  /** Absent where the answer is not JSON, such as a picture. */
  readonly 'x-calls'?: readonly DescribedCall[];
}

/** The API's reference, OpenAPI 3.1: the parts of it that are read to people. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  /** By address below the server's, then by method in small letters. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}
