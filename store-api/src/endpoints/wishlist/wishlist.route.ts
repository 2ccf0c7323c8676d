import {
  addWishlistItem,
  clearWishlist,
  getWishlist,
  mergeWishlist,
  removeWishlistItem,
} from '@fakos/contracts/wishlist/contract';
import { signedIn } from '../../domain/accounts/sessions/sessions.repo.ts';
import { removeWishes } from '../../domain/wishlist/wishlist.repo.ts';
import { addItem, loadWishlist, mergeItems } from '../../domain/wishlist/wishlist.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** wishlist.php: products and posts that a signed-in user saved. */
export const wishlistEndpoints = [
  endpoint(getWishlist, async ({ db, language, session }) => {
    return { data: await loadWishlist(db, signedIn(session).user.id, language) };
  }),

  endpoint(addWishlistItem, async ({ body, db, language, session }) => {
    const { user } = signedIn(session);
    await db.transaction().execute((transaction) => addItem(transaction, user.id, body));
    const data = await loadWishlist(db, user.id, language);
    return { message: translate(language, 'done.wishAdded'), data };
  }),

  endpoint(mergeWishlist, async ({ body, db, language, session }) => {
    const { user } = signedIn(session);
    await db.transaction().execute((transaction) => mergeItems(transaction, user.id, body.items));
    const data = await loadWishlist(db, user.id, language);
    return { message: translate(language, 'done.wishlistMerged'), data };
  }),

  endpoint(removeWishlistItem, async ({ body, db, language, session }) => {
    const { user } = signedIn(session);
    await removeWishes(db, user.id, body);
    const data = await loadWishlist(db, user.id, language);
    return { message: translate(language, 'done.wishRemoved'), data };
  }),

  endpoint(clearWishlist, async ({ db, language, session }) => {
    await removeWishes(db, signedIn(session).user.id);
    return { message: translate(language, 'done.wishlistCleared'), data: { products: [], posts: [] } };
  }),
];
