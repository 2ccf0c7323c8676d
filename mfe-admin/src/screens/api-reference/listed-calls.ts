import type { ApiDocument, ApiOperation, DescribedCall } from '@fakos/shared-kit/api/openapi/hooks';

/** Who may make a call; `token` where the document says only that it is not open to visitors. */
export type Access = DescribedCall['permission'] | 'token';

/** One call of the reference, with the address that it is made at. */
export interface ListedCall extends Partial<Omit<DescribedCall, 'permission'>> {
  /** Of its place in the page, for links. */
  readonly id: string;
  readonly method: string;
  /** From the site's root, with the action. */
  readonly address: string;
  readonly access: Access;
}

/** A resource with its calls. */
export interface ListedResource {
  readonly id: string;
  /** As it stands in addresses, such as `products.php`. */
  readonly name: string;
  readonly calls: readonly ListedCall[];
}

/** The document's calls by resource, in its order. */
export function listResources({ paths, servers }: ApiDocument): ListedResource[] {
  const base = servers[0]?.url ?? '';
  return Object.entries(paths).map(([path, operations]) => {
    const name = path.slice(1);
    const id = `api-${name.replace(/\.php$/, '')}`;
    const calls = Object.entries(operations).flatMap(([method, operation]) =>
      describedIn(operation).map(
        ({ permission, ...described }): ListedCall => ({
          ...described,
          id: [id, method, described.action].filter(Boolean).join('.'),
          method: method.toUpperCase(),
          address: base + path + (described.action ? `?action=${described.action}` : ''),
          access: permission,
        }),
      ),
    );
    return { id, name, calls };
  });
}

type Described = Partial<Omit<DescribedCall, 'permission'>> & { readonly permission: Access };

function describedIn(operation: ApiOperation): readonly Described[] {
  return operation['x-calls'] ?? [{ permission: operation.security ? 'token' : 'public' }];
}

/** The calls in whose method and address every word of a search stands. */
export function searchCalls(resources: readonly ListedResource[], search: string): ListedResource[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return resources
    .map((resource) => ({
      ...resource,
      calls: resource.calls.filter(({ method, address }) => {
        const text = `${method} ${address}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ calls }) => calls.length > 0);
}
