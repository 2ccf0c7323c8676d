import { localisePath } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { useId, useSyncExternalStore } from 'react';
import el from '../../../locales/share/el.json';
import en from '../../../locales/share/en.json';
import { List } from '../list/list.tsx';
import { useToast } from '../toast/use-toast.ts';
import { shareNetworks } from './share-networks.ts';

/** Props of `ShareLinks`. */
export interface ShareLinksProps {
  heading: string;
  /** Path of the shared page, without language. */
  path: string;
  /** Title of the shared page. */
  title: string;
  /**
   * Class names. Where the server renders the links, their style sheet must load with the page, but the kit's lazy styles
   * load later; so it belongs to the feature that shows them.
   */
  styles: Readonly<Record<'share' | 'title' | 'list' | 'link', string>>;
}

const useShareText = createTextHook({ el, en });

/** Share buttons: the browser's share sheet on touch devices, social networks, and copying the link. */
export function ShareLinks({ heading, path, title, styles }: ShareLinksProps) {
  const text = useShareText();
  const toast = useToast();
  const headingId = useId();
  const language = useLanguage();
  const { origin: servedOrigin } = useRemoteHost();
  const origin = servedOrigin ?? (typeof window === 'undefined' ? '' : window.location.origin);
  const canShare = useSyncExternalStore(subscribeToNothing, hasShareSheet, () => false);
  const url = origin + localisePath(path, language);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(text('copied'), { key: 'share' });
    } catch {
      toast.error(text('notCopied'), { key: 'share', description: url });
    }
  }

  return (
    <section aria-labelledby={headingId} className={styles.share}>
      <h2 id={headingId} className={styles.title}>
        {heading}
      </h2>
      <List className={styles.list}>
        {canShare && (
          <li>
            <button type="button" className={styles.link} onClick={() => void shareNatively({ title, url })}>
              {text('native')}
            </button>
          </li>
        )}
        {shareNetworks.map((network) => (
          <li key={network.name}>
            <a
              href={network.getHref(url, title)}
              className={styles.link}
              {...(network.opensWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {network.name}
              {network.opensWindow && <span className="visually-hidden"> {text('newWindow')}</span>}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={styles.link} onClick={() => void copy()}>
            {text('copy')}
          </button>
        </li>
      </List>
    </section>
  );
}

const subscribeToNothing = () => () => undefined;

/** Touch devices only: desktop share sheets offer less than the links. */
function hasShareSheet(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}

async function shareNatively(data: ShareData): Promise<void> {
  // Closing the share sheet rejects the promise too.
  await navigator.share(data).catch(() => undefined);
}
