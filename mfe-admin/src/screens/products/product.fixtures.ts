import type { AdminProduct } from '@fakos/contracts/products/contract';
import type { EditableProduct } from '@fakos/contracts/products/fields';
import { admin } from '../../testing/render-admin.tsx';

/** A product in the list. */
const listed: AdminProduct = {
  id: 4,
  slug: 'aegean-02',
  sku: 'AEG-02',
  name: 'Aegean 02',
  name_el: 'Aegean 02',
  name_en: 'Aegean 02',
  short_description: '',
  brand_id: 1,
  brand_name: 'Thalassa',
  category_id: 2,
  category_name: 'Γυαλιά ηλίου',
  category_slug: 'sunglasses',
  price: 129,
  sale_price: null,
  original_price: 129,
  featured_image: 'aegean-02.jpg',
  main_image: 'aegean-02.jpg',
  image_url: 'aegean-02.jpg',
  gallery_images: [],
  featured: 0,
  rating: null,
  stock: 5,
  in_stock: true,
  product_type: 'sunglasses',
  status: 'published',
  publish_at: null,
  created_at: '2026-11-01T10:00:00Z',
  version: '2026-11-01T10:00:00Z',
};

/** The same product in its form. */
export const product: EditableProduct = {
  id: 4,
  ...{ name_el: 'Αιγαίο 02', name_en: 'Aegean 02', slug: 'aegean-02', sku: 'AEG-02' },
  ...{ short_description_el: '', short_description_en: '', description_el: '', description_en: '' },
  ...{ category_id: 2, brand_id: 1, product_type: 'sunglasses', addon_ids: [] },
  ...{ gallery_images: [], images: [], publish_at: null },
  ...{ price: 129, sale_price: null, vat_rate: 24, stock: 5, featured: 0, status: 'published', rating: null },
  ...{ shape_el: null, shape_en: null, colour_el: null, colour_en: null, material_el: null, material_en: null },
  ...{ lens_width: 52, bridge_width: null, temple_length: null, lens_height: null, frame_width: null },
  ...{
    weight: null,
    frame_type: null,
    nose_pads: null,
    gender: null,
    age_group: null,
    uv_category: null,
    polarised: 0,
    variant_group: null,
    variant_position: 0,
    variant_size: null,
    colour_hex: null,
    variants: [],
    lens_matrix: null,
    strengths: [],
  },
  created_at: '2026-11-01T10:00:00Z',
  version: 'version-1',
};

/** Responses of the API that the product screens need. */
export const responses = {
  'GET login': { success: true, user: admin },
  'GET categories': { success: true, data: [] },
  'GET categories admin-list': { success: true, data: [{ id: 2, name_el: 'Γυαλιά ηλίου', name_en: 'Sunglasses' }] },
  'GET brands': { success: true, data: [] },
  'GET brands admin-list': { success: true, data: [{ id: 1, name: 'Thalassa' }] },
  'GET product-addons admin-list': { success: true, data: [] },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET products admin-list': { success: true, data: [listed], meta: { page: 1, limit: 20, total: 1 } },
  'GET products admin-get': { success: true, data: product },
  'PUT products': { success: true, message: '', data: { id: 4, slug: 'aegean-02', version: 'version-2' } },
};
