/** How an order can be paid. */
export const paymentMethods = ['cash_on_delivery', 'bank_transfer', 'pay_in_store'] as const;

/** How an order can reach its customer. */
export const shippingMethods = ['courier', 'pickup'] as const;
