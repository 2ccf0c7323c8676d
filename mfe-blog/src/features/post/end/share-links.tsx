import { useLanguage } from '@fakos/shared-kit/i18n';
import { localisePath } from '@fakos/shared-kit/i18n/languages';
import { paths } from '@fakos/shared-kit/router';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import { useId, useSyncExternalStore } from 'react';
import { useText } from '../../../text.ts';
import styles from './share-links.module.css';
import { shareNetworks } from './share-networks.ts';

const neverChanges = () => () => undefined;

/** The address of a post with its host. The server does not know the host; the browser fills it in. */
function usePostUrl(slug: string): string {
  const language = useLanguage();
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  return origin + localisePath(paths.post(slug), language);
}

/** Ways to pass a post on. */
export function ShareLinks({ slug, title }: { slug: string; title: string }) {
  const text = useText();
  const toast = useToast();
  const headingId = useId();
  const url = usePostUrl(slug);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(text('post.linkCopied'));
    } catch {
      toast.error(text('post.linkNotCopied'), { description: url });
    }
  };
  return (
    <section aria-labelledby={headingId} className={styles.share}>
      <h2 id={headingId} className={styles.title}>
        {text('post.share')}
      </h2>
      <ul className={styles.list}>
        {shareNetworks.map((network) => (
          <li key={network.id}>
            <a
              href={network.address(url, title)}
              className={styles.link}
              {...(network.opensWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {network.name}
              {network.opensWindow && <VisuallyHidden> {text('post.newWindow')}</VisuallyHidden>}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={styles.link} onClick={copy}>
            {text('post.copyLink')}
          </button>
        </li>
      </ul>
    </section>
  );
}
