import type { PostSummary } from '@fakos/contracts/posts/contract';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectIsWished, wishlistToggled } from '@fakos/shared-kit/state/wishlist';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useText } from '../text.ts';

/** Adds a post to the wishlist or removes it; hidden in blog mode (spec section 1). */
export function WishlistToggle({ post }: { post: PostSummary }) {
  const text = useText();
  const dispatch = useDispatch();
  const trackEvent = useTrackEvent();
  const { data: response } = useGetSettingsQuery();
  const isWished = useKitSelector((state) => selectIsWished(state, { id: post.id, type: 'post' }));
  if (response?.settings.site_style === 'blog') return null;

  const toggle = () => {
    const { id, slug, title, excerpt, featured_image, category_name, author_name, created_at, views } = post;
    const texts = { slug, title, excerpt, featured_image, category_name, author_name };
    dispatch(wishlistToggled({ type: 'post', id, ...texts, created_at, views }));
    const event = isWished ? 'remove_from_wishlist' : 'add_to_wishlist';
    trackEvent(event, { id, name: title, price: null, image: featured_image, category: category_name });
  };
  return (
    <IconButton
      variant="filled"
      label={text(isWished ? 'card.unwish' : 'card.wish', { title: post.title })}
      icon={<Icon name={isWished ? 'heart-filled' : 'heart'} size={20} />}
      onClick={toggle}
    />
  );
}
