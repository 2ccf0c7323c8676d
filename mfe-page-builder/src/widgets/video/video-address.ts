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
const VIMEO_ID = /\/(\d{6,12})(?:\/([\da-f]{6,20}))?\/?$/;
const FILM = /^\/(?![\\/])[^\s"'<>\\]{1,300}\.mp4$/i;

/**
 * The address that plays a video, or undefined where the link is none (spec section 5, "Video"): watch, short and embed
 * links of YouTube, links of Vimeo with a numeric id, films of the site's own.
 */
export function playerOf(type: VideoType, link: string, autoplay = false): string | undefined {
  if (type === 'mp4') return FILM.test(link) ? link : undefined;
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return type === 'youtube' ? youtubePlayer(url, autoplay) : vimeoPlayer(url, autoplay);
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
