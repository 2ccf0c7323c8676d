import { localisePath } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { type WishlistItem, wishlistReplaced } from '@fakos/shared-kit/state/wishlist';
import { Button } from '@fakos/shared-kit/ui/button';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { getWishName } from './wish-facts.ts';
import styles from './wishlist-page.module.css';
import { useWishlistText } from './wishlist-text.ts';

/** Actions for the whole list: share it, or clear it with an undo. */
export function ListActions({ items }: { items: readonly WishlistItem[] }) {
  const text = useWishlistText();
  const kitText = useKitText();
  const dispatch = useDispatch();
  const toast = useToast();
  const share = useShare(items);

  function clear() {
    dispatch(wishlistReplaced([]));
    toast.info(text('cleared'), {
      action: { label: kitText('actions.undo'), onClick: () => dispatch(wishlistReplaced([...items])) },
    });
  }

  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="sm" onClick={() => void share()}>
        {text('share')}
      </Button>
      <Button variant="quiet" size="sm" onClick={clear}>
        {text('clear')}
      </Button>
    </div>
  );
}

/** Shares the links of all items with the device's share sheet, otherwise copies them. */
function useShare(items: readonly WishlistItem[]): () => Promise<void> {
  const text = useWishlistText();
  const language = useLanguage();
  const toast = useToast();

  return async function share() {
    const lines = items.map((item) => {
      const path = item.type === 'product' ? paths.product(item.slug) : paths.post(item.slug);
      return `${getWishName(item)}\n${window.location.origin}${localisePath(path, language)}`;
    });
    const list = lines.join('\n\n');
    if ('share' in navigator) {
      // Rejected when the visitor closes the share sheet.
      await navigator.share({ title: text('shareTitle'), text: list }).catch(() => undefined);
      return;
    }
    await (navigator as Navigator).clipboard.writeText(list).then(
      () => toast.success(text('copied')),
      () => toast.error(text('notCopied')),
    );
  };
}
