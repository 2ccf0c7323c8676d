/** Addresses of the services, without language (spec section 2). */
export const servicePaths = {
  list: '/services',
  one: (slug: string) => `/services/${slug}`,
} as const;
