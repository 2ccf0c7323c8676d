import { useLanguage } from '@fakos/shared-kit/i18n';
import { localisePath } from '@fakos/shared-kit/i18n/languages';
import { paths } from '@fakos/shared-kit/router';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useId, useSyncExternalStore } from 'react';
import { useDetailsText } from './details-text.ts';
import styles from './share-links.module.css';
import { shareNetworks } from './share-networks.ts';

/** Ways to pass a product on: the phone's own, networks, or its address. */
export function ShareLinks({ slug, name }: { slug: string; name: string }) {
  const text = useDetailsText();
  const toast = useToast();
  const id = useId();
  const language = useLanguage();
  // The server does not know under which host it is read; the browser fills it in.
  const origin = useInBrowser(() => window.location.origin, '');
  const canShare = useInBrowser(hasShareSheet, false);
  const url = origin + localisePath(paths.product(slug), language);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(text('share.copied'), { key: 'share' });
    } catch {
      toast.error(text('share.notCopied'), { key: 'share', description: url });
    }
  }

  return (
    <section aria-labelledby={id} className={styles.share}>
      <h2 id={id} className={styles.title}>
        {text('share.title')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={styles.list}>
        {canShare && (
          <li>
            <button type="button" className={styles.way} onClick={() => void shareNatively({ title: name, url })}>
              {text('share.more')}
            </button>
          </li>
        )}
        {shareNetworks.map((network) => (
          <li key={network.name}>
            <a
              href={network.address(url, name)}
              className={styles.way}
              {...(network.opensWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {network.name}
              {network.opensWindow && <span className="visually-hidden"> {text('share.newWindow')}</span>}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={styles.way} onClick={() => void copy()}>
            {text('share.copy')}
          </button>
        </li>
      </ul>
    </section>
  );
}

const neverChanges = () => () => undefined;

function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}

/** A share sheet on a desk is a detour; on what is held in the hand it knows the visitor's own apps. */
function hasShareSheet(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}

async function shareNatively(data: ShareData): Promise<void> {
  // A sheet that the visitor closes again is a rejection too.
  await navigator.share(data).catch(() => undefined);
}
