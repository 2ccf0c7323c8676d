/** A call whose answer everybody may share for some seconds. */
export const cacheable = '/backend/api/products.php?action=get&id=1';
/** A call whose answer is its asker's alone. */
export const personal = '/backend/api/orders.php?action=get&id=1';
