import type { Permission } from '../endpoint.ts';

/** JSON Schema 2020-12: the keywords that contracts use. */
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

/** One endpoint: its permission, its parameters and its response. */
export interface DescribedEndpoint {
  /** Absent for the resource's default endpoint. */
  readonly action?: string;
  readonly permission: Permission;
  readonly query: JsonSchema;
  readonly body: JsonSchema;
  readonly answer: JsonSchema;
  /** Accepted body besides JSON. */
  readonly takes?: 'beacon' | 'upload';
}

/** The endpoints of one path and method. */
export interface ApiOperation {
  /** Absent for public endpoints. */
  readonly security?: readonly unknown[];
  /** Absent if the response is not JSON, such as an image. */
  readonly 'x-calls'?: readonly DescribedEndpoint[];
  /** Set if the response is not JSON. */
  readonly 'x-permission'?: Permission;
}

/** The parts of the OpenAPI 3.1 document that the API reference page shows. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  /** By path relative to the server's URL, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}
