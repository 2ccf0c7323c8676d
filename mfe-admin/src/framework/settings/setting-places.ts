import type { StaffPermission } from '@fakos/contracts/permissions';
import type { SettingKey } from '@fakos/contracts/settings/contract';
import type el from '../../../locales/el.json';

/** Path of the settings below `/admin/`. */
export const SETTINGS_PATH = 'settings';

/** Tabs of the settings in the back office: those of spec section 2, then sales. */
export const settingTabs = [
  'content',
  'gallery',
  'masonry',
  'layout',
  'sidebar',
  'sidebar-widgets',
  'navigation',
  'footer',
  'system',
  'ssl',
  'email',
  'contact',
  'blog',
  'sales',
] as const;
/** See {@link settingTabs}. */
export type SettingTab = (typeof settingTabs)[number];

/** A titled part of a tab. */
export interface SettingSection {
  /** Its title is below `settings.sections` in the locales. */
  readonly key: keyof (typeof el)['settings']['sections'];
  /** In the order of the form. */
  readonly settings: readonly SettingKey[];
  /** Permission of the settings' group (`getGroupPermission`, compared in a test); `settings` if omitted. */
  readonly permission?: StaffPermission;
}

const masonryItems = ([1, 2, 3, 4, 5, 6] as const).flatMap((number) =>
  (['image', 'tag', 'title', 'description'] as const).map((part) => `masonry_item${number}_${part}` as const),
);

/** Where each setting is edited. The navigation bar has endpoints of its own, and its tab a form of its own. */
export const settingPlaces: Readonly<Record<SettingTab, readonly SettingSection[]>> = {
  content: [
    {
      key: 'identity',
      settings: ['company_name', 'site_title', 'tagline', 'motto', 'logo_url', 'favicon_url'],
    },
    {
      key: 'hero',
      settings: [
        'show_hero_text_section',
        'hero_title',
        'hero_text',
        'hero_button_text',
        'hero_button_url',
        'hero_image',
      ],
    },
    {
      key: 'store',
      settings: [
        'show_store_section',
        'store_title',
        'store_description_1',
        'store_description_2',
        'store_description_3',
        'store_conclusion',
        'store_image',
      ],
    },
    { key: 'storeFeatures', settings: ['store_features'] },
    {
      key: 'products',
      settings: ['show_products_section', 'products_section_title', 'products_section_subtitle'],
    },
    { key: 'extraSections', settings: ['extra_sections'] },
  ],
  gallery: [{ key: 'gallery', settings: ['show_gallery_section', 'gallery_style', 'gallery_homepage_style'] }],
  masonry: [
    { key: 'masonry', settings: ['show_masonry_section', 'masonry_title', 'masonry_subtitle'] },
    { key: 'masonryItems', settings: masonryItems },
  ],
  layout: [
    { key: 'look', settings: ['brand_primary', 'brand_accent', 'homepage_layout'] },
    {
      key: 'loader',
      settings: [
        'loader_enabled',
        'loader_style',
        'loader_text',
        'loader_subtitle',
        'loader_duration',
        'loader_color',
        'loader_bg_color',
        'loader_text_color',
      ],
    },
  ],
  sidebar: [{ key: 'sidebar', settings: ['sidebar_enabled', 'sidebar_position', 'sidebar_sticky'] }],
  'sidebar-widgets': [{ key: 'sidebarWidgets', settings: ['sidebar_widgets'] }],
  navigation: [],
  footer: [
    {
      key: 'footer',
      settings: [
        'footer_copyright',
        'footer_powered_by',
        'footer_powered_by_url',
        'footer_background_color',
        'footer_text_color',
        'footer_link_color',
        'footer_link_hover_color',
      ],
    },
    { key: 'footerWidgets', settings: ['footer_widgets'] },
  ],
  system: [
    { key: 'mode', settings: ['site_style'] },
    {
      key: 'construction',
      settings: [
        'under_construction_enabled',
        'construction_title',
        'construction_subtitle',
        'construction_description',
        'construction_progress',
        'construction_email',
        'construction_phone',
        'construction_primary_color',
        'construction_accent_color',
        'construction_bg_color',
        'construction_text_color',
      ],
    },
    { key: 'staffAccess', settings: ['staff_two_step_required'], permission: 'ownership' },
    {
      key: 'upkeep',
      settings: ['web_vitals_enabled', 'low_stock_threshold', 'notifications_keep_days', 'system_notes'],
    },
  ],
  ssl: [{ key: 'certificate', settings: ['ssl_provider', 'ssl_expires_on', 'ssl_notes'] }],
  email: [
    {
      key: 'mailServer',
      settings: ['smtp_host', 'smtp_port', 'smtp_secure', 'smtp_user', 'smtp_password'],
      permission: 'administration',
    },
    {
      key: 'sender',
      settings: ['mail_from', 'mail_from_name', 'shop_notification_email'],
      permission: 'administration',
    },
  ],
  contact: [
    {
      key: 'contact',
      settings: ['contact_phone', 'contact_email', 'contact_address', 'working_hours', 'google_maps_embed'],
    },
    {
      key: 'visibility',
      settings: [
        'show_contact_info',
        'show_phone',
        'show_contact_phone',
        'show_email',
        'show_address',
        'show_working_hours',
        'show_google_maps',
      ],
    },
    {
      key: 'social',
      settings: [
        'facebook_page_url',
        'instagram_url',
        'show_instagram',
        'youtube_url',
        'show_youtube',
        'twitter_url',
        'show_twitter',
        'linkedin_url',
        'tiktok_url',
        'pinterest_url',
      ],
    },
  ],
  blog: [
    { key: 'blog', settings: ['blog_title', 'blog_intro', 'blog_posts_per_page'] },
    {
      key: 'postDetails',
      settings: [
        'blog_show_author',
        'blog_show_date',
        'blog_show_views',
        'blog_show_reading_time',
        'blog_show_share',
        'blog_show_related',
      ],
    },
    {
      key: 'homePosts',
      settings: ['show_posts_section', 'posts_section_title', 'posts_section_subtitle', 'posts_layout', 'posts_limit'],
    },
  ],
  sales: [
    { key: 'shipping', settings: ['shipping_courier', 'shipping_free_from'] },
    { key: 'vat', settings: ['vat_rate_default'] },
    { key: 'reviews', settings: ['review_invitation_days'] },
    {
      key: 'payment',
      settings: ['cash_on_delivery_fee', 'bank_account_text', 'hold_bank_transfer_hours', 'hold_card_minutes'],
      permission: 'administration',
    },
    {
      key: 'booking',
      settings: [
        'booking_weekdays',
        'booking_holidays',
        'booking_closed_days',
        'booking_min_days',
        'booking_max_days',
        'booking_reminder_hours',
      ],
    },
  ],
};

/** The address of a tab; with a setting, the form moves the focus to it. */
export function getSettingAddress(tab: SettingTab, key?: SettingKey): string {
  const path = `/admin/${SETTINGS_PATH}${tab === 'content' ? '' : `/${tab}`}`;
  return key ? `${path}#${key}` : path;
}

/** The tab of an address of the settings; undefined for an unknown one. */
export function findSettingTab(pathname: string): SettingTab | undefined {
  const name = /^\/admin\/settings(?:\/([a-z-]+))?\/?$/.exec(pathname)?.[1] ?? 'content';
  return settingTabs.find((tab) => tab === name);
}

const MASONRY_ITEM = /^masonry_item\d_/;

/** The name of a setting's texts below `settings.fields` in the locales. */
export type SettingTextKey = keyof (typeof el)['settings']['fields'];

/** The texts of a setting; those of the masonry section's items share theirs. */
export function getSettingTextKey(key: SettingKey): SettingTextKey {
  return (MASONRY_ITEM.test(key) ? 'masonry_items' : key) as SettingTextKey;
}
