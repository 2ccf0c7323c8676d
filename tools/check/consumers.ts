import { listPackages, readSources } from './sources.ts';

const CONTRACTS = 'shared-kit/contracts';
const KIT = 'shared-kit/kit';
const HOOKS = `${KIT}/src/api/`;

/** Endpoints that no screen and no page uses, with the reason. */
const usedElsewhere: Readonly<Record<string, string>> = {
  receivePaymentEvent: 'the payment provider sends it',
  getRedirectMap: 'the gateway reads it',
  saveSettings: 'spec section 7; the back office saves single fields with updateSettings',
  listUsers: 'spec section 7; the back office reads admin-users.php',
  listPages: 'spec section 7; the navigation contains the pages',
  listGallery: 'spec section 7; the page content contains the gallery',
  getContentBlocks: 'spec section 7; the page content contains the blocks',
  listProductAddons: 'spec section 7; a product contains its add-ons',
  addWishlistItem: 'spec section 7; the browser saves the whole wishlist',
  listAdminContent: 'spec section 7; the back office edits these texts as settings and pages',
  saveContent: 'spec section 7; the back office edits these texts as settings and pages',
  uploadMedia: 'the kit sends it with progress (api/media/upload-image.ts)',
  listConsents: 'for audits; an account shows its own consents',
  clearWishlist: 'spec section 7; the browser saves the whole wishlist',
};

/** Contracts of endpoints that no screen and no page uses. */
export function checkConsumers(): string[] {
  const browserSources = listPackages()
    .filter((name) => name === KIT || name === 'shell' || name.startsWith('mfe-'))
    .flatMap(readSources)
    .filter(({ file }) => !/\.test\.tsx?$/.test(file));
  const used = browserSources
    .filter(({ file }) => !file.startsWith(HOOKS))
    .map(({ text }) => text)
    .join('\n');
  const hooks = browserSources.filter(({ file }) => file.startsWith(HOOKS)).flatMap(({ text }) => listHooks(text));
  const isUsed = (name: string) =>
    Object.hasOwn(usedElsewhere, name) ||
    new RegExp(`\\b${name}\\b`).test(used) ||
    hooks.some(({ key, contracts }) => contracts.includes(name) && isHookUsed(used, key));
  return readSources(CONTRACTS).flatMap(({ file, text }) =>
    [...text.matchAll(/^export const (\w+) = defineEndpoint\(/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !isUsed(name))
      .map((name) => `${file}: no screen and no page uses the endpoint ${name}. Use it, or remove it.`),
  );
}

/** Keys of the endpoints in a file of the kit's API, and the contracts that type them. */
function listHooks(text: string): { key: string; contracts: string[] }[] {
  return text
    .split(/^ {4}(?=\w+: build\.)/m)
    .slice(1)
    .map((part) => ({
      key: /^\w+/.exec(part)?.[0] ?? '',
      contracts: [...part.matchAll(/typeof (\w+)/g)].map(([, name = '']) => name),
    }));
}

function isHookUsed(text: string, key: string): boolean {
  const name = key.charAt(0).toUpperCase() + key.slice(1);
  return new RegExp(`\\buse(Lazy)?${name}(Query|Mutation|InfiniteQuery)\\b|\\bendpoints\\.${key}\\b`).test(text);
}
