import type { ApiDocument, ApiOperation, DescribedEndpoint } from '@fakos/shared-kit/api/openapi/hooks';

/** Who may call an endpoint; `token` if the document only states that it is not public. */
export type Access = DescribedEndpoint['permission'] | 'token';

/** An endpoint of the reference. */
export interface ListedEndpoint extends Partial<Omit<DescribedEndpoint, 'permission'>> {
  /** Element id on the page, for links. */
  readonly id: string;
  readonly method: string;
  /** Path from the site's root, with the action. */
  readonly address: string;
  readonly access: Access;
}

/** A resource with its endpoints. */
export interface ListedResource {
  readonly id: string;
  /** File name in addresses, such as `products.php`. */
  readonly name: string;
  readonly endpoints: readonly ListedEndpoint[];
}

/** The document's endpoints by resource, in the document's order. */
export function listResources({ paths, servers }: ApiDocument): ListedResource[] {
  const base = servers[0]?.url ?? '';
  return Object.entries(paths).map(([path, operations]) => {
    const name = path.slice(1);
    const id = `api-${name.replace(/\.php$/, '')}`;
    const endpoints = Object.entries(operations).flatMap(([method, operation]) =>
      listDescriptions(operation).map(
        ({ permission, ...description }): ListedEndpoint => ({
          ...description,
          id: [id, method, description.action].filter(Boolean).join('.'),
          method: method.toUpperCase(),
          address: base + path + (description.action ? `?action=${description.action}` : ''),
          access: permission,
        }),
      ),
    );
    return { id, name, endpoints };
  });
}

type EndpointDescription = Partial<Omit<DescribedEndpoint, 'permission'>> & { readonly permission: Access };

function listDescriptions(operation: ApiOperation): readonly EndpointDescription[] {
  const { 'x-calls': calls, 'x-permission': permission, security } = operation;
  return calls ?? [{ permission: permission ?? (security ? 'token' : 'public') }];
}

/** The endpoints whose method and address contain every term of a search. */
export function searchEndpoints(resources: readonly ListedResource[], search: string): ListedResource[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return resources
    .map((resource) => ({
      ...resource,
      endpoints: resource.endpoints.filter(({ method, address }) => {
        const text = `${method} ${address}`.toLowerCase();
        return terms.every((term) => text.includes(term));
      }),
    }))
    .filter(({ endpoints }) => endpoints.length > 0);
}
