/**
 * Rows of a shop after migration 0004, the first released version, for tests of an upgrade. They are as that version wrote
 * them, so they are never adapted to newer tables.
 */
export const shopAt0004: readonly string[] = [
  "insert into meta (key, value) values ('seed', 'done')",
  `insert into categories (slug, name_el, name_en, description_el, description_en, image, position, parent_id, updated_at)
   values ('frames', 'Σκελετοί', 'Frames', '', '', 'frames.jpg', 1, null, '2026-05-01T10:00:00.000Z'),
          ('round', 'Στρογγυλοί', 'Round', '', '', 'round.jpg', 2, 1, '2026-05-01T10:00:00.000Z')`,
  `insert into brands (slug, name, description_el, description_en, updated_at)
   values ('aegean', 'Aegean', 'Από το νησί', 'From the island', '2026-05-01T10:00:00.000Z')`,
  `insert into products (slug, sku, name_el, name_en, short_description_el, short_description_en, description_el,
     description_en, category_id, brand_id, product_type, price_cents, sale_price_cents, pay_cents, stock, featured,
     rating_tenths, vat_rate, shape_el, shape_en, colour_el, colour_en, material_el, material_en, lens_width,
     bridge_width, temple_length, images, status, sort_el, sort_en, search_text, created_at, updated_at)
   values ('aegean-02', 'AEGEAN-02', 'Αιγαίο 02', 'Aegean 02', 'Ελαφρύς', 'Light', '<p>Ωραίος</p>', '<p>Nice</p>',
     2, 1, 'frame', 12000, 8990, 8990, 7, 1, 45, 24, 'Στρογγυλό', 'Round', null, null, null, null, 50, 20, 145,
     '["aegean-02-1.jpg","aegean-02-2.jpg"]', 'published', 'αιγαιο 02', 'aegean 02',
     'αιγαιο 02 aegean 02 στρογγυλοι round aigaio', '2026-01-01T00:00:00.000Z', '2026-05-01T10:00:00.000Z'),
     ('hidden-01', 'HIDDEN-01', 'Κρυφό', 'Hidden', '', '', '', '', 1, 1, 'frame', 5000, null, 5000, 0, 0,
     null, 24, null, null, null, null, null, null, null, null, null, '[]', 'draft', 'κρυφο', 'hidden',
     'κρυφο hidden kryfo', '2026-01-02T00:00:00.000Z', '2026-05-01T10:00:00.000Z')`,
  `insert into post_categories (slug, name_el, name_en, updated_at)
   values ('care', 'Φροντίδα', 'Care', '2026-05-01T10:00:00.000Z')`,
  `insert into posts (slug, title_el, title_en, excerpt_el, excerpt_en, content_el, content_en, meta_title_el,
     meta_title_en, meta_description_el, meta_description_en, category_id, author_name, images, tags_el, tags_en,
     featured, status, views, reading_minutes, sort_el, sort_en, search_text, created_at, updated_at)
   values ('first', 'Πρώτο άρθρο', 'First post', 'Περίληψη', 'Excerpt', '<p>Κείμενο</p>', '<p>Text</p>', '', '', '', '',
     1, 'Μαρία', '["first.jpg"]', '["φακοί"]', '["lenses"]', 1, 'published', 41, 2, 'πρωτο αρθρο', 'first post',
     'πρωτο αρθρο first post proto arthro', '2026-02-01T00:00:00.000Z', '2026-05-01T10:00:00.000Z')`,
  `insert into services (slug, title_el, title_en, excerpt_el, excerpt_en, content_el, content_en, icon, image,
     duration, price_cents, bookable, position)
   values ('eye-exam', 'Οπτομετρία', 'Eye exam', '', '', '<p>Ναι</p>', '<p>Yes</p>', 'eye', 'exam.jpg', 30, null, 1, 1)`,
  `insert into pages (slug, title_el, title_en, menu_title_el, menu_title_en, meta_description_el, meta_description_en,
     show_in_menu, menu_order, status, sections_el, sections_en)
   values ('story', 'Η ιστορία μας', 'Our story', '', '', '', '', 1, 25, 'published',
     '[{"id":"s1","widgets":[{"id":"w1","type":"text","order":1,"content":"<p>Γεια</p>"}]}]', '[]')`,
  `insert into gallery_images (filename, alt_el, alt_en, title_el, title_en, description_el, description_en,
     category_el, category_en, caption_el, caption_en, position)
   values ('window.jpg', 'Βιτρίνα', 'Window', '', '', '', '', '', '', '', '', 1)`,
  `insert into settings (key, value_el, value_en) values ('company_name', '"Fakos"', '"Fakos"'),
     ('show_posts_section', '"true"', '"true"')`,
  `insert into users (name, email, password_hash, role, must_change_password, created_at)
   values ('Μαρία', 'maria@example.gr', 'PASSWORD_HASH', 'admin', 0, '2026-01-01T00:00:00.000Z'),
          ('Νίκος', 'nikos@example.gr', 'PASSWORD_HASH', null, 0, '2026-01-02T00:00:00.000Z')`,
  `insert into sessions (token_hash, user_id, created_at, expires_at)
   values ('TOKEN_HASH', 2, '2026-05-01T10:00:00.000Z', '2099-01-01T00:00:00.000Z')`,
  `insert into login_attempts (bucket, failures, window_ends_at) values ('account:x', 1, '2026-05-01T10:15:00.000Z')`,
  "insert into counters (name, value) values ('orders-26', 1)",
  `insert into orders (number, token_hash, created_at, status, payment_status, fulfilment_status, version, user_id,
     language, full_name, email, phone, shipping_method, address, payment_method, invoice, note, items, subtotal_cents,
     shipping_cents, payment_fee_cents, total_cents, vat, marketing_consent, search_text, stock_state, reserved_until)
   values ('OP26-000001', 'ORDER_TOKEN_HASH', '2026-05-01T10:00:00.000Z', 'pending', 'awaiting', 'unfulfilled', 1, 2, 'el',
     'Νίκος Παππάς', 'nikos@example.gr', '+30 2101234567', 'courier',
     '{"street":"Ερμού","street_number":"12","city":"Αθήνα","postcode":"10563","country":"GR"}', 'bank_transfer', null,
     '', 2, 17980, 0, 0, 17980, '[{"rate":24,"cents":3480}]', 0, 'op26-000001 νικοσ παππασ', 'reserved',
     '2099-01-01T00:00:00.000Z')`,
  `insert into order_lines (order_id, position, product_id, slug, name, brand_name, image, quantity, unit_price_cents,
     original_price_cents, line_total_cents, vat_rate)
   values (1, 1, 1, 'aegean-02', 'Αιγαίο 02', 'Aegean', 'aegean-02-1.jpg', 2, 8990, 12000, 17980, 24)`,
  `insert into order_events (order_id, axis, from_state, to_state, actor, at)
   values (1, 'order', null, 'pending', 'customer', '2026-05-01T10:00:00.000Z')`,
  `insert into idempotency_keys (key_hash, body_hash, answer, created_at)
   values ('a', 'b', '{}', '2026-05-01T10:00:00.000Z')`,
  `insert into contact_messages (created_at, form_id, form_title, name, email, phone, subject, message, gdpr_consent,
     language, read_at)
   values ('2026-05-01T10:00:00.000Z', 'contact', 'Φόρμα', 'Άννα', 'anna@example.gr', '', '', 'Γεια σας', 1, 'el', null)`,
  `insert into bookings (created_at, status, version, user_id, product_id, product_name, language, full_name, email,
     phone, number_of_people, special_requests, total_cents, booking_date)
   values ('2026-05-01T10:00:00.000Z', 'requested', 1, 2, 1, 'Αιγαίο 02', 'el', 'Νίκος', 'nikos@example.gr',
     '+30 2101234567', 2, '', 24000, '2026-06-01')`,
  `insert into booking_events (booking_id, from_status, to_status, actor, at)
   values (1, null, 'requested', 'customer', '2026-05-01T10:00:00.000Z')`,
  `insert into consents (consent_id, at, version, choice, functional, analytics, marketing)
   values ('c1', '2026-05-01T10:00:00.000Z', '1', 'accepted', 1, 1, 1)`,
  `insert into page_views (session_id, at, day, path, title, referrer_host, device, language)
   values ('s1', '2026-05-01T10:00:00.000Z', '2026-05-01', '/shop', 'Κατάστημα', '', 'phone', 'el')`,
  `insert into visit_events (session_id, at, day, name, properties, path)
   values ('s1', '2026-05-01T10:00:00.000Z', '2026-05-01', 'add_to_cart', '{}', '/shop')`,
  `insert into visit_ends (session_id, at, day, duration_ms)
   values ('s1', '2026-05-01T10:00:00.000Z', '2026-05-01', 9000)`,
];
