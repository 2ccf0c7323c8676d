import type { AnyEndpoint } from '../http/endpoint.ts';
import { adminOrderEndpoints } from './admin-orders/admin-orders.route.ts';
import { analyticsEndpoints } from './analytics/analytics.route.ts';
import { bookingEndpoints } from './bookings/bookings.route.ts';
import { brandEndpoints } from './brands/brands.route.ts';
import { cartEndpoints } from './cart/cart.route.ts';
import { categoryEndpoints } from './categories/categories.route.ts';
import { consentEndpoints } from './consent/consent.route.ts';
import { contactEndpoints } from './contact/contact.route.ts';
import { imageEndpoints } from './image/image.route.ts';
import { loginEndpoints } from './login/login.route.ts';
import { orderEndpoints } from './orders/orders.route.ts';
import { pageEndpoints } from './pages/pages.route.ts';
import { postCategoryEndpoints } from './post-categories/post-categories.route.ts';
import { postEndpoints } from './posts/posts.route.ts';
import { productEndpoints } from './products/products.route.ts';
import { serviceEndpoints } from './services/services.route.ts';
import { settingsEndpoints } from './settings/settings.route.ts';
import { statisticsEndpoints } from './statistics/statistics.route.ts';

/** Everything that the API answers to; one line for each resource. */
export function listEndpoints(dataDir: string): AnyEndpoint[] {
  return [
    ...loginEndpoints,
    ...productEndpoints,
    ...categoryEndpoints,
    ...brandEndpoints,
    ...postEndpoints,
    ...postCategoryEndpoints,
    ...serviceEndpoints,
    ...pageEndpoints,
    ...settingsEndpoints,
    ...cartEndpoints,
    ...orderEndpoints,
    ...adminOrderEndpoints,
    ...contactEndpoints,
    ...bookingEndpoints,
    ...consentEndpoints,
    ...analyticsEndpoints(),
    ...statisticsEndpoints(),
    ...imageEndpoints(dataDir),
  ];
}
