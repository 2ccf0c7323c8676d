/** A service that a page can be shared with. */
export interface ShareNetwork {
  readonly name: string;
  /** Opens a new window; links that open an app do not. */
  readonly opensWindow: boolean;
  readonly getHref: (url: string, title: string) => string;
}

/** Plain links (spec section 9): the page loads no code of these services. */
export const shareNetworks: readonly ShareNetwork[] = [
  {
    name: 'Facebook',
    opensWindow: true,
    getHref: (url) => `https://www.facebook.com/sharer/sharer.php?${toQuery({ u: url })}`,
  },
  {
    name: 'Viber',
    opensWindow: false,
    getHref: (url, title) => `viber://forward?${toQuery({ text: `${title} ${url}` })}`,
  },
  {
    name: 'WhatsApp',
    opensWindow: true,
    getHref: (url, title) => `https://wa.me/?${toQuery({ text: `${title} ${url}` })}`,
  },
  {
    name: 'X',
    opensWindow: true,
    getHref: (url, title) => `https://x.com/intent/post?${toQuery({ url, text: title })}`,
  },
  {
    name: 'E-mail',
    opensWindow: false,
    getHref: (url, title) => `mailto:?${toQuery({ subject: title, body: url })}`,
  },
];

// Mail programs and apps do not decode "+" as a space, so spaces are encoded as %20.
function toQuery(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
