/**
 * Rows of a shop after migration 0012, besides those of {@link shopAt0004}: at least one row in each newer table. They are
 * as that version wrote them, so they are never adapted to newer tables.
 */
export const shopAt0012: readonly string[] = [
  `insert into orders (number, token_hash, created_at, status, payment_status, fulfilment_status, version, user_id,
     language, full_name, email, phone, shipping_method, address, payment_method, invoice, note, items, subtotal_cents,
     discount_cents, coupon_code, shipping_cents, payment_fee_cents, total_cents, vat, marketing_consent, search_text,
     stock_state, reserved_until)
   values ('OP26-000002', 'second', '2026-06-01T10:00:00.000Z', 'confirmed', 'awaiting', 'unfulfilled', 2, 2, 'el',
     'Νίκος Παππάς', 'nikos@example.gr', '+30 2101234567', 'pickup', null, 'bank_transfer', null, '', 1, 8990, 899,
     'SUMMER', 0, 0, 8091, '[{"rate":24,"cents":1566}]', 0, 'op26-000002 νικοσ παππασ', 'reserved',
     '2026-06-04T10:00:00.000Z')`,
  `insert into order_lines (order_id, position, product_id, slug, name, brand_name, image, quantity, unit_price_cents,
     original_price_cents, line_total_cents, vat_rate, options, discount_cents)
   values (2, 1, 1, 'aegean-02', 'Αιγαίο 02', 'Aegean', 'aegean-02-1.jpg', 1, 8990, 12000, 8990, 24, '[]', 899)`,
  `insert into order_notes (order_id, text, actor, at)
   values (2, 'Θα περάσει το Σάββατο', 'maria@example.gr', '2026-06-01T11:00:00.000Z')`,
  `insert into coupons (code, code_key, kind, value, minimum_cents, valid_from, valid_to, usage_limit, customer_limit,
     category_ids, product_ids, active, used, created_at, updated_at)
   values ('SUMMER', 'summer', 'percent', 10, 0, null, null, 100, 1, '[]', '[]', 1, 1, '2026-05-20T10:00:00.000Z',
     '2026-06-01T10:00:00.000Z')`,
  "insert into coupon_redemptions (coupon_id, order_id, customer_hash, user_id) values (1, 2, 'c', 2)",
  `insert into payments (order_id, provider, kind, status, amount_cents, reference, note, actor, at)
   values (1, 'bank_transfer', 'capture', 'done', 100, '', '', 'maria@example.gr', '2026-06-01T10:00:00.000Z')`,
  "insert into payment_events (provider, event_id, received_at) values ('card', 'e1', '2026-06-01T10:00:00.000Z')",
  `insert into withdrawals (order_id, status, reason, created_at)
   values (1, 'requested', 'Δεν μου κάνει', '2026-06-02T10:00:00.000Z')`,
  'insert into withdrawal_lines (withdrawal_id, position, quantity) values (1, 1, 1)',
  `insert into withdrawal_events (withdrawal_id, from_status, to_status, actor, at)
   values (1, null, 'requested', 'customer', '2026-06-02T10:00:00.000Z')`,
  `insert into emails (message_id, template, language, recipient, params, status, attempts, next_attempt_at, last_error,
     created_at)
   values ('m1', 'password_changed', 'el', 'nikos@example.gr', '{"name":"Νίκος"}', 'waiting', 1,
     '2026-06-01T10:00:00.000Z', 'ETIMEDOUT', '2026-06-01T10:00:00.000Z')`,
  `insert into email_templates (template, language, subject, intro, updated_at)
   values ('order_placed', 'el', 'Η παραγγελία σας', 'Ευχαριστούμε.', '2026-06-01T10:00:00.000Z')`,
  `insert into account_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
   values ('key', 2, 'reset', 'nikos@example.gr', '2026-06-01T10:00:00.000Z', '2099-01-01T00:00:00.000Z')`,
  `insert into registrations (token_hash, email, name, password_hash, created_at, expires_at)
   values ('key', 'anna@example.gr', 'Άννα', 'PASSWORD_HASH', '2026-06-01T10:00:00.000Z', '2099-01-01T00:00:00.000Z')`,
  `insert into addresses (user_id, address, is_default, version, created_at)
   values (2, '{"street":"Ερμού","street_number":"12","city":"Αθήνα","postcode":"10563","country":"GR"}', 1, 1,
     '2026-06-01T10:00:00.000Z')`,
  "insert into wishlist_items (user_id, product_id, post_id, added_at) values (2, 1, null, '2026-06-01T10:00:00.000Z')",
  `insert into account_events (user_id, kind, detail, actor, at)
   values (2, 'role', 'user', 'maria@example.gr', '2026-06-01T10:00:00.000Z')`,
  `insert into product_addons (slug, name_el, name_en, description_el, description_en, price_cents, position, status,
     updated_at)
   values ('case', 'Θήκη', 'Case', '', '', 500, 1, 'published', '2026-06-01T10:00:00.000Z')`,
  'insert into product_addon_links (addon_id, product_id) values (1, 1)',
  `insert into product_prices (product_id, since, price_cents, sale_price_cents, changed_by)
   values (1, '2026-06-01T10:00:00.000Z', 12000, 8990, 1)`,
  "insert into post_views (visit_key, day) values ('v1', '2026-06-01')",
  `insert into page_revisions (page_id, at, actor, sections_el, sections_en)
   values (1, '2026-06-01T10:00:00.000Z', 'maria@example.gr', '[]', '[]')`,
  `insert into content_blocks (key, title_el, title_en, body_el, body_en, updated_at, updated_by)
   values ('about', 'Εμείς', 'About us', '<p>Γεια</p>', '<p>Hello</p>', '2026-06-01T10:00:00.000Z', 'maria@example.gr')`,
  `insert into pictures (folder, filename, width, height, mime, size, alt_el, alt_en, title_el, title_en, search_text,
     uploaded_by, deleted_by, created_at, updated_at)
   values ('products', 'aegean-02-1.jpg', 1200, 900, 'image/jpeg', 5000, '', '', '', '', 'aegean', 'maria@example.gr', '',
     '2026-06-01T10:00:00.000Z', '2026-06-01T10:00:00.000Z')`,
  `insert into settings_log (revision, at, actor, keys)
   values (7, '2026-06-01T10:00:00.000Z', 'maria@example.gr', '["company_name"]')`,
  `insert into notifications (type, key, title_key, params, link, created_at)
   values ('order', 'order-OP26-000002', 'newOrder', '{"number":"OP26-000002"}', '/admin/bookings',
     '2026-06-01T10:00:00.000Z')`,
  'insert into notification_marks (notification_id, user_id, cleared) values (1, 1, 0)',
];
