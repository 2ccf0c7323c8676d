import { extraSections, masonry } from './home-blocks.ts';
import { getImageFile } from './image-files.ts';
import type { ShopSettings } from './shop-data.ts';
import { both } from './texts.ts';

const general: ShopSettings['general'] = {
  logo_url: 'logo.svg',
  favicon_url: 'favicon.svg',
  site_style: 'eshop',
  company_name: 'Fakos',
  site_title: both('Fakos | Γυαλιά και φακοί στην Αθήνα', 'Fakos | Glasses and lenses in Athens'),
  tagline: both('Γυαλιά που σας μοιάζουν', 'Glasses that look like you'),
  motto: both(
    'Σκελετοί με χαρακτήρα, φακοί με ακρίβεια και άνθρωποι που ξέρουν να ακούν.',
    'Frames with character, lenses with precision and people who know how to listen.',
  ),
  contact_phone: both('210 000 0000', '+30 210 000 0000'),
  contact_email: 'hello@fakos.example',
  contact_address: both('Σκουφά 41, 106 73 Αθήνα', '41 Skoufa Street, 106 73 Athens'),
  working_hours: both(
    'Δευτέρα, Τετάρτη: 09:30 – 16:00\nΤρίτη, Πέμπτη, Παρασκευή: 09:30 – 20:30\nΣάββατο: 10:00 – 16:00',
    'Monday, Wednesday: 09:30 – 16:00\nTuesday, Thursday, Friday: 09:30 – 20:30\nSaturday: 10:00 – 16:00',
  ),
  google_maps_embed: '',
  facebook_page_url: 'https://www.facebook.com/fakos.example',
  instagram_url: 'https://www.instagram.com/fakos.example',
  youtube_url: '',
  twitter_url: '',
  footer_copyright: both('© 2026 Fakos. Με επιφύλαξη παντός δικαιώματος.', '© 2026 Fakos. All rights reserved.'),
  footer_powered_by: '',
  footer_powered_by_url: '',
  footer_background_color: '#ece3d6',
  footer_text_color: '#2b241f',
  footer_link_color: '#2b241f',
  footer_link_hover_color: '#96401b',
  brand_primary: '#1f1a17',
  brand_accent: '#c8693a',
  show_phone: 'true',
  show_email: 'true',
  show_address: 'true',
  show_working_hours: 'true',
  show_google_maps: 'true',
  show_instagram: 'true',
  show_youtube: 'false',
  show_twitter: 'false',
  show_contact_info: 'true',
  show_contact_phone: 'true',
  footer_widgets: {
    el: [
      {
        type: 'links',
        enabled: true,
        title: 'Χρήσιμα',
        links: [
          { text: 'Οδηγός σκελετών', url: '/page/frame-guide' },
          { text: 'Συχνές ερωτήσεις', url: '/faq' },
          { text: 'Προσφορές', url: '/shop?on_sale=1' },
          { text: 'Σχετικά με εμάς', url: '/about' },
          { text: 'Επικοινωνία', url: '/contact' },
        ],
      },
      { type: 'categories', enabled: true, title: 'Κατηγορίες', count: 8 },
      { type: 'recent_posts', enabled: true, title: 'Από τα άρθρα μας', count: 4 },
      // The footer already has columns for these two. A shop that hides the columns can enable the widgets.
      { type: 'contact', enabled: false, title: 'Επικοινωνία' },
      { type: 'social', enabled: false, title: 'Ακολουθήστε μας' },
    ],
    en: [
      {
        type: 'links',
        enabled: true,
        title: 'Useful',
        links: [
          { text: 'Frame guide', url: '/page/frame-guide' },
          { text: 'Frequently asked questions', url: '/faq' },
          { text: 'Offers', url: '/shop?on_sale=1' },
          { text: 'About us', url: '/about' },
          { text: 'Contact', url: '/contact' },
        ],
      },
      { type: 'categories', enabled: true, title: 'Categories', count: 8 },
      { type: 'recent_posts', enabled: true, title: 'From our articles', count: 4 },
      { type: 'contact', enabled: false, title: 'Contact' },
      { type: 'social', enabled: false, title: 'Follow us' },
    ],
  },
};

const home: ShopSettings['home'] = {
  hero_image: getImageFile('hero'),
  hero_title: both('Δείτε καθαρά. Δείξτε εσείς.', 'See clearly. Look like yourself.'),
  hero_text: both(
    'Σκελετοί από μικρούς κατασκευαστές, φακοί κομμένοι στο εργαστήριό μας στη Σκουφά και χρόνος για να βρείτε αυτό που σας πάει.',
    'Frames from small makers, lenses cut in our own workshop in Skoufa Street, and time to find what suits you.',
  ),
  hero_button_text: both('Δείτε τη συλλογή', 'See the collection'),
  hero_button_url: '/shop',
  show_hero_text_section: 'true',
  show_products_section: 'true',
  show_posts_section: 'true',
  // The specification puts the gallery before the hero; see docs/decisions/0026.
  show_gallery_section: 'false',
  show_store_section: 'true',
  products_section_title: both('Ξεχωρίζουν αυτή τη σεζόν', 'Standing out this season'),
  products_section_subtitle: both(
    'Τα ζευγάρια που δοκιμάζετε πρώτα όταν μπαίνετε στο κατάστημα.',
    'The pairs you try on first when you walk into the shop.',
  ),
  posts_section_title: both('Καλό να το ξέρετε', 'Good to know'),
  posts_section_subtitle: both(
    'Συμβουλές για μάτια, φακούς και σκελετούς, γραμμένες από τους οπτικούς μας.',
    'Advice on eyes, lenses and frames, written by our opticians.',
  ),
  posts_layout: 'grid',
  posts_limit: 4,
  store_title: both('Ένα οπτικό που ξέρει το όνομά σας', 'An optician who knows your name'),
  store_description_1: both(
    'Στη Σκουφά, ανάμεσα σε βιβλιοπωλεία και καφέ, ένας έλεγχος όρασης κρατά όσο χρειάζεται και όχι όσο βολεύει.',
    'In Skoufa Street, among bookshops and cafés, an eye exam takes as long as it needs and not as long as is convenient.',
  ),
  store_description_2: both(
    'Διαλέγουμε σκελετούς έναν έναν, από κατασκευαστές που γνωρίζουμε, και κρατάμε μόνο όσους θα φορούσαμε κι εμείς.',
    'We choose frames one by one, from makers we know, and keep only those we would wear ourselves.',
  ),
  store_description_3: both(
    'Οι φακοί κόβονται στο εργαστήριό μας, πίσω από την κουρτίνα, από τον άνθρωπο που σας πήρε τις μετρήσεις.',
    'Lenses are cut in our workshop, behind the curtain, by the person who took your measurements.',
  ),
  store_features: {
    el: [
      'Ρύθμιση και καθαρισμός δωρεάν, για πάντα',
      'Γυαλιά με συνταγή σε δύο έως πέντε εργάσιμες',
      'Επιστροφή σκελετών σε 14 ημέρες, χωρίς ερωτήσεις',
      'Δωρεάν αποστολή από 50 €',
    ],
    en: [
      'Adjustment and cleaning free, for good',
      'Prescription glasses in two to five working days',
      'Frames returnable within 14 days, no questions asked',
      'Free delivery from €50',
    ],
  },
  store_conclusion: both(
    'Περάστε για έναν καφέ. Τα γυαλιά μπορούν να περιμένουν.',
    'Drop in for a coffee. The glasses can wait.',
  ),
  store_image: getImageFile('store'),
  gallery_style: 'slider',
  ...masonry,
  extra_sections: extraSections,
};

/** The settings of the shop and the content of its home page. */
export const settings: ShopSettings = { general, home };
