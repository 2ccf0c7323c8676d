import type { AnyEndpoint } from '../http/endpoint.ts';
import { adminOrderEndpoints } from './admin-orders/admin-orders.route.ts';
import { brandEndpoints } from './brands/brands.route.ts';
import { cartEndpoints } from './cart/cart.route.ts';
import { categoryEndpoints } from './categories/categories.route.ts';
import { imageEndpoints } from './image/image.route.ts';
import { loginEndpoints } from './login/login.route.ts';
import { orderEndpoints } from './orders/orders.route.ts';
import { pageEndpoints } from './pages/pages.route.ts';
import { postCategoryEndpoints } from './post-categories/post-categories.route.ts';
import { postEndpoints } from './posts/posts.route.ts';
import { productEndpoints } from './products/products.route.ts';
import { serviceEndpoints } from './services/services.route.ts';
import { settingsEndpoints } from './settings/settings.route.ts';

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
    ...imageEndpoints(dataDir),
  ];
}
