/** Columns of a product that lists filter, sort, count or search by; `stock` only matters as available or not. */
export const listedColumns = [
  ...['status', 'category_id', 'brand_id', 'product_type', 'price_cents', 'sale_price_cents', 'pay_cents', 'featured'],
  ...['created_at', 'sort_el', 'sort_en', 'shape_el', 'shape_en', 'colour_el', 'colour_en', 'material_el'],
  ...['material_en', 'lens_width', 'bridge_width', 'temple_length', 'search_text'],
] as const;
