import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import type { RemoteManifest } from '@fakos/contracts/remote/manifest';
import type { RouteDeclaration } from '@fakos/contracts/remote/route';
import { readLocaleValue } from './locale-value.ts';

/** A route in a manifest, without its files. */
export type ManifestRoute = Pick<RemoteManifest['routes'][number], 'path' | 'access' | 'sitemap' | 'title'>;

/**
 * A declared route as the manifest carries it, with its title in each language.
 *
 * @param name folder of the package, whose `locales` the title's key names
 * @throws where the declaration is wrong, naming the route
 */
export function describeRoute(name: string, route: RouteDeclaration): ManifestRoute {
  const { path: address, access, sitemap = false, title } = route;
  if (!isListable(address, sitemap)) {
    throw new Error(
      `${name}: the route "${address}" cannot be in the sitemap as declared: a path with the one parameter :slug takes { rows: … }, a path without parameters takes true`,
    );
  }
  return { path: address, access, sitemap, ...(title === 'page' ? {} : { title: readTitle(name, title) }) };
}

function isListable(address: string, sitemap: ManifestRoute['sitemap']): boolean {
  const variables = address.split('/').filter((part) => part.startsWith(':') || part === '*');
  if (sitemap === false) return true;
  return sitemap === true ? variables.length === 0 : variables.length === 1 && variables[0] === ':slug';
}

function readTitle(name: string, title: string): Record<Language, string> {
  const texts = LANGUAGES.map((language) => {
    const { value, file } = readLocaleValue(name, title, language);
    if (typeof value !== 'string') throw new Error(`${name}: the title "${title}" is no text of ${file}`);
    return [language, value];
  });
  return Object.fromEntries(texts);
}
