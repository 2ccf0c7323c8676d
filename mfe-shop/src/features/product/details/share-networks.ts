/** A network that a product can be passed on in. */
export interface ShareNetwork {
  readonly name: string;
  /** Its form opens beside the shop; what opens an app stays in this window. */
  readonly opensWindow: boolean;
  readonly address: (url: string, title: string) => string;
}

/** Plain links, by the order in which people here use them: nothing of a network is loaded with the page (spec section 9). */
export const shareNetworks: readonly ShareNetwork[] = [
  {
    name: 'Facebook',
    opensWindow: true,
    address: (url) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  {
    name: 'Viber',
    opensWindow: false,
    address: (url, title) => `viber://forward?${query({ text: `${title} ${url}` })}`,
  },
  {
    name: 'WhatsApp',
    opensWindow: true,
    address: (url, title) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
  },
  { name: 'X', opensWindow: true, address: (url, title) => `https://x.com/intent/post?${query({ url, text: title })}` },
  { name: 'E-mail', opensWindow: false, address: (url, title) => `mailto:?${query({ subject: title, body: url })}` },
];

// Mail programs and apps read a plus as a plus, so spaces are written as %20.
function query(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
