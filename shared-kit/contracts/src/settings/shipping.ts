/** Defaults of the shipping settings, in euros: courier cost and order value for free shipping (product.md section 3). */
export const shippingDefaults = { shipping_courier: 5.99, shipping_free_from: 50 } as const;
