/** A path whose response the gateway may cache. */
export const CACHEABLE_PATH = '/backend/api/products.php?action=get&id=1';
/** A path whose response is private. */
export const PRIVATE_PATH = '/backend/api/orders.php?action=get&id=1';
