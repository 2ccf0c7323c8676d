import {
  changeContactMessages,
  changeCoupons,
  changeMedia,
  changeOrders,
  changePosts,
  changeProductAddons,
  changeProducts,
  changeServices,
  restoreProducts,
} from '@fakos/contracts/bulk/contract';
import { changeMany as changeManyAddons } from '../../domain/catalogue/addons/bulk-addons.ts';
import { changeMany as changeManyProducts, restoreMany } from '../../domain/catalogue/products/bulk-products.ts';
import { changeMany as changeManyMessages } from '../../domain/contact/bulk-messages.ts';
import { changeMany as changeManyPosts } from '../../domain/content/posts/bulk-posts.ts';
import { changeMany as changeManyServices } from '../../domain/content/services/bulk-services.ts';
import { changeMany as changeManyImages } from '../../domain/media/bulk-images.ts';
import { transitionMany } from '../../domain/sales/administration/bulk-orders.ts';
import { changeMany as changeManyCoupons } from '../../domain/sales/coupons/bulk-coupons.ts';
import { builtInProviders, type Providers } from '../../domain/sales/payments/provider.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { type Language, translate } from '../../text/translate.ts';
import { type ApiRoute, endpoint, type RequestContext } from '../endpoint.ts';

/** `?action=bulk` of several resources: changes of many rows in one request. */
export function bulkEndpoints(providers: Providers = builtInProviders): ApiRoute[] {
  return [
    endpoint(changeProducts, async (context) => {
      const data = await changeManyProducts({ ...context, ...getParts(context) });
      return { message: getMessage(data, context.body, context.language), data };
    }),

    endpoint(restoreProducts, async (context) => {
      const data = await restoreMany({ ...context, ...getParts(context) });
      return { message: getMessage(data, context.body, context.language), data };
    }),

    endpoint(changeOrders, async (context) => {
      const data = await transitionMany({ ...context, ...getParts(context), providers });
      return { message: getMessage(data, context.body, context.language), data };
    }),

    endpoint(changeCoupons, async (context) => {
      const data = await changeManyCoupons({ ...context, ...getParts(context) });
      return { message: getMessage(data, context.body, context.language), data };
    }),

    endpoint(changeServices, async (context) => {
      const data = await changeManyServices({ ...context, ...getParts(context) });
      return { message: getMessage(data, context.body, context.language), data };
    }),

    endpoint(changeProductAddons, async (context) => {
      const data = await changeManyAddons({ ...context, ...getParts(context) });
      return { message: getMessage(data, context.body, context.language), data };
    }),

    endpoint(changePosts, async (context) => {
      const data = await changeManyPosts({ ...context, ...getParts(context) });
      return { message: getMessage(data, context.body, context.language), data };
    }),

    endpoint(changeContactMessages, async (context) => {
      const data = await changeManyMessages({ ...context, ...getParts(context) });
      return { message: getMessage(data, context.body, context.language), data };
    }),

    endpoint(changeMedia, async (context) => {
      const actor = context.session?.user.email ?? '';
      const data = await changeManyImages({ ...context, ...getParts(context), place: context.config, actor });
      return { message: getMessage(data, context.body, context.language), data };
    }),
  ];
}

function getParts(context: RequestContext) {
  const reportError = (error: unknown) =>
    context.log().error({ err: getTrace(error) }, 'a row of a bulk request failed');
  return { editor: getEditor(context), reportError };
}

/** Message and stack only: database errors also carry the row's values, which may be personal data. */
function getTrace(error: unknown) {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
}

function getMessage(
  { done, total }: { readonly done: readonly unknown[]; readonly total: number },
  { preview }: { readonly preview: boolean },
  language: Language,
): string {
  return translate(language, preview ? 'done.bulkPreviewed' : 'done.bulkChanged', { done: done.length, total });
}
