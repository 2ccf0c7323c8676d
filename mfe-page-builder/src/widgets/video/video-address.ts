/** What a video widget may show (spec section 3). */
export const videoTypes = ['youtube', 'vimeo', 'mp4'] as const;
/** See {@link videoTypes}. */
export type VideoType = (typeof videoTypes)[number];

const YOUTUBE_HOSTS: readonly string[] = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
];
const YOUTUBE_SHORT = 'youtu.be';
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_HOSTS: readonly string[] = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
const VIMEO_ID = /\/(\d+)(?:\/([\da-f]{6,20}))?\/?$/;
const FILM = /^\/(?![\\/])[^\s"'<>\\?#]{1,300}\.mp4(?:[?#][^\s"'<>\\]{0,200})?$/i;
const WITH_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * The address that plays a video, or undefined where the link is none (spec section 5, "Video"): watch, short and embed
 * links of YouTube, links of Vimeo with a numeric id, both with or without their scheme, as people copy them, and films of the site's own.
 */
export function playerOf(type: VideoType, link: string, autoplay = false, ownHost?: string): string | undefined {
  if (type === 'mp4') return filmOf(link, ownHost);
  const url = readLink(link);
  if (!url) return undefined;
  return type === 'youtube' ? youtubePlayer(url, autoplay) : vimeoPlayer(url, autoplay);
}

/** True for a link that says where it leads by itself, so that nothing of the site's own can be told from it alone. */
export function namesItsHost(link: string): boolean {
  return WITH_SCHEME.test(link);
}

/** The path of a film inside the site; a link that names its host is one only where that is the site's own. */
function filmOf(link: string, ownHost: string | undefined): string | undefined {
  const url = namesItsHost(link) ? readLink(link) : undefined;
  const path = url && url.host === ownHost ? url.pathname + url.search + url.hash : link;
  return FILM.test(path) ? path : undefined;
}

function readLink(link: string): URL | undefined {
  const whole = namesItsHost(link) ? link : `https://${link.replace(/^\/\//, '')}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}

function youtubePlayer(url: URL, autoplay: boolean): string | undefined {
  const id = youtubeId(url);
  if (!YOUTUBE_ID.test(id)) return undefined;
  // Its players start by themselves only where they are silent.
  return `https://www.youtube-nocookie.com/embed/${id}?rel=0${autoplay ? '&autoplay=1&mute=1' : ''}`;
}

function youtubeId({ host, pathname, searchParams }: URL): string {
  const [, first = '', second = ''] = pathname.split('/');
  if (host === YOUTUBE_SHORT) return first;
  if (!YOUTUBE_HOSTS.includes(host)) return '';
  if (first === 'watch') return searchParams.get('v') ?? '';
  return first === 'embed' || first === 'shorts' ? second : '';
}

function vimeoPlayer({ host, pathname, searchParams }: URL, autoplay: boolean): string | undefined {
  const [, id, key] = VIMEO_ID.exec(pathname) ?? [];
  if (!VIMEO_HOSTS.includes(host) || id === undefined) return undefined;
  // What is not listed opens with its key only.
  const secret = key ?? /^[\da-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0];
  const query = new URLSearchParams({ dnt: '1', ...(secret ? { h: secret } : {}) });
  if (autoplay) for (const name of ['autoplay', 'muted']) query.set(name, '1');
  return `https://player.vimeo.com/video/${id}?${query.toString()}`;
}
