/** A place to share a post: its name and the address that opens its form. */
export interface ShareNetwork {
  readonly id: string;
  readonly name: string;
  readonly opensWindow: boolean;
  readonly address: (url: string, title: string) => string;
}

const encode = encodeURIComponent;

/** Plain links: nothing of these networks is loaded with the page. */
export const shareNetworks: readonly ShareNetwork[] = [
  {
    id: 'facebook',
    name: 'Facebook',
    opensWindow: true,
    address: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`,
  },
  {
    id: 'x',
    name: 'X',
    opensWindow: true,
    address: (url, title) => `https://x.com/intent/post?url=${encode(url)}&text=${encode(title)}`,
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    opensWindow: true,
    address: (url, title) => `https://wa.me/?text=${encode(`${title} ${url}`)}`,
  },
  {
    id: 'viber',
    name: 'Viber',
    opensWindow: false,
    address: (url, title) => `viber://forward?text=${encode(`${title} ${url}`)}`,
  },
  {
    id: 'email',
    name: 'E-mail',
    opensWindow: false,
    address: (url, title) => `mailto:?subject=${encode(title)}&body=${encode(url)}`,
  },
];
