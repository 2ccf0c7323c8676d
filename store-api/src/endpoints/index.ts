import { adminOrderEndpoints } from './admin-orders/admin-orders.route.ts';
import { adminSearchEndpoints } from './admin-search/admin-search.route.ts';
import { adminSettingsEndpoints } from './admin-settings/admin-settings.route.ts';
import { adminUserEndpoints } from './admin-users/admin-users.route.ts';
import { analyticsEndpoints } from './analytics/analytics.route.ts';
import { auditLogEndpoints } from './audit-log/audit-log.route.ts';
import { bookingSlotEndpoints, calendarEndpoint } from './booking-slots/booking-slots.route.ts';
import { bookingEndpoints } from './bookings/bookings.route.ts';
import { brandEndpoints } from './brands/brands.route.ts';
import { bulkEndpoints } from './bulk/bulk.route.ts';
import { cartEndpoints } from './cart/cart.route.ts';
import { categoryEndpoints } from './categories/categories.route.ts';
import { consentEndpoints } from './consent/consent.route.ts';
import { contactEndpoints } from './contact/contact.route.ts';
import { contentEndpoints } from './content/content.route.ts';
import { couponEndpoints } from './coupons/coupons.route.ts';
import { dashboardEndpoints } from './dashboard/dashboard.route.ts';
import { backupFileEndpoint, databaseEndpoints } from './database/database.route.ts';
import { draftEndpoints } from './drafts/drafts.route.ts';
import { emailEndpoints } from './emails/emails.route.ts';
import type { ApiRoute } from './endpoint.ts';
import { galleryEndpoints } from './gallery/gallery.route.ts';
import { imageEndpoints } from './image/image.route.ts';
import { lensEndpoints } from './lenses/lenses.route.ts';
import { loginEndpoints } from './login/login.route.ts';
import { mediaEndpoints } from './media/media.route.ts';
import { notificationEndpoints } from './notifications/notifications.route.ts';
import { orderEndpoints } from './orders/orders.route.ts';
import { pageEndpoints } from './pages/pages.route.ts';
import { paymentEndpoints } from './payments/payments.route.ts';
import { postCategoryEndpoints } from './post-categories/post-categories.route.ts';
import { postDraftEndpoints } from './post-drafts/post-drafts.route.ts';
import { postEndpoints } from './posts/posts.route.ts';
import { preferenceEndpoints } from './preferences/preferences.route.ts';
import { prescriptionEndpoints } from './prescriptions/prescriptions.route.ts';
import { presenceEndpoints } from './presence/presence.route.ts';
import { previewEndpoints } from './previews/previews.route.ts';
import { productAddonEndpoints } from './product-addons/product-addons.route.ts';
import { productEndpoints } from './products/products.route.ts';
import { profileEndpoints } from './profile/profile.route.ts';
import { redirectEndpoints } from './redirects/redirects.route.ts';
import { reviewEndpoints } from './reviews/reviews.route.ts';
import { savedSectionEndpoints } from './saved-sections/saved-sections.route.ts';
import { scheduleEndpoints } from './schedules/schedules.route.ts';
import { searchEndpoints } from './search/search.route.ts';
import { serviceEndpoints } from './services/services.route.ts';
import { settingsEndpoints } from './settings/settings.route.ts';
import { statisticsEndpoints } from './statistics/statistics.route.ts';
import { stockAlertEndpoints } from './stock-alerts/stock-alerts.route.ts';
import { systemInfoEndpoints } from './system-info/system-info.route.ts';
import { userEndpoints } from './users/users.route.ts';
import { wishlistEndpoints } from './wishlist/wishlist.route.ts';

/** All endpoints of the API, one line per resource. */
export function listEndpoints(dataDir: string): ApiRoute[] {
  return [
    ...loginEndpoints,
    ...wishlistEndpoints,
    ...userEndpoints,
    ...profileEndpoints,
    ...adminUserEndpoints,
    ...productEndpoints,
    ...productAddonEndpoints,
    ...categoryEndpoints,
    ...brandEndpoints,
    ...postEndpoints,
    ...postDraftEndpoints,
    ...postCategoryEndpoints,
    ...searchEndpoints,
    ...serviceEndpoints,
    ...pageEndpoints,
    ...draftEndpoints,
    ...presenceEndpoints,
    ...previewEndpoints,
    ...savedSectionEndpoints,
    ...scheduleEndpoints,
    ...contentEndpoints,
    ...settingsEndpoints,
    ...cartEndpoints(),
    ...couponEndpoints,
    ...orderEndpoints(),
    ...adminOrderEndpoints(),
    ...paymentEndpoints(),
    ...contactEndpoints,
    ...bookingEndpoints,
    ...bookingSlotEndpoints,
    calendarEndpoint,
    ...emailEndpoints,
    ...consentEndpoints,
    ...analyticsEndpoints(),
    ...statisticsEndpoints(),
    ...dashboardEndpoints,
    ...databaseEndpoints,
    backupFileEndpoint({ DATA_DIR: dataDir }),
    ...imageEndpoints(dataDir),
    ...mediaEndpoints(),
    ...galleryEndpoints(),
    ...adminSettingsEndpoints,
    ...notificationEndpoints,
    ...systemInfoEndpoints,
    ...preferenceEndpoints,
    ...bulkEndpoints(),
    ...adminSearchEndpoints,
    ...redirectEndpoints,
    ...auditLogEndpoints,
    ...lensEndpoints,
    ...prescriptionEndpoints,
    ...stockAlertEndpoints,
    ...reviewEndpoints,
  ];
}
