import type { ExtraSection } from '@fakos/contracts/settings/contract';
import { getImageFile } from './image-files.ts';
import type { ShopSettings, TranslatedText } from './shop-data.ts';
import { both } from './texts.ts';

const items: readonly (readonly [image: string, tag: TranslatedText, title: TranslatedText, text: TranslatedText])[] = [
  [
    getImageFile('wear-sun'),
    both('Γυαλιά ηλίου', 'Sunglasses'),
    both('Για το φως της Αττικής', 'For the light of Attica'),
    both(
      'Φακοί κατηγορίας 3 με πλήρη προστασία UV, για κάθε μέρα έξω.',
      'Category 3 lenses with full UV protection, for every day outdoors.',
    ),
  ],
  [
    getImageFile('wear-reading'),
    both('Ανάγνωση', 'Reading'),
    both('Ένα βιβλίο πριν τον ύπνο', 'A book before sleep'),
    both('Ελαφριά ζευγάρια που χωρούν σε κάθε τσάντα.', 'Light pairs that fit into any bag.'),
  ],
  [
    getImageFile('wear-designer'),
    both('Σχεδιαστές', 'Designer'),
    both('Μικροί κατασκευαστές', 'Small makers'),
    both('Σκελετοί κομμένοι στο χέρι, λίγα από κάθε σχέδιο.', 'Frames cut by hand, a few of each design.'),
  ],
  [
    getImageFile('wear-sport'),
    both('Άθληση', 'Sport'),
    both('Μένουν στη θέση τους', 'They stay in place'),
    both(
      'Για τρέξιμο, ποδήλατο και βουνό, και με συνταγή.',
      'For running, cycling and mountains, with your prescription too.',
    ),
  ],
  [
    getImageFile('wear-professional'),
    both('Επαγγελματικά', 'Professional'),
    both('Οκτώ ώρες στην οθόνη', 'Eight hours at a screen'),
    both(
      'Φακοί γραφείου για ξεκούραστη ματιά, κοντά και λίγο πιο μακριά.',
      'Office lenses for a rested look, near and a little further.',
    ),
  ],
  [
    getImageFile('wear-fashion'),
    both('Μόδα', 'Fashion'),
    both('Το σχήμα της σεζόν', 'The shape of the season'),
    both(
      'Πεταλούδα σε απαλή πούδρα: γλυκιά γραμμή, καθαρό βλέμμα.',
      'A cat-eye in soft blush: a gentle line, a clear look.',
    ),
  ],
];

/** The settings of the masonry block. */
export const masonry = {
  show_masonry_section: 'true',
  masonry_title: both('Για κάθε σας μέρα', 'For each of your days'),
  masonry_subtitle: both(
    'Έξι τρόποι να φορέσετε γυαλιά, διαλεγμένοι από εμάς.',
    'Six ways to wear glasses, chosen by us.',
  ),
  ...Object.fromEntries(
    items.flatMap(([image, tag, title, description], index) => [
      [`masonry_item${index + 1}_image`, image],
      [`masonry_item${index + 1}_tag`, tag],
      [`masonry_item${index + 1}_title`, title],
      [`masonry_item${index + 1}_description`, description],
    ]),
  ),
} satisfies Partial<ShopSettings['home']>;

const plain = {
  is_active: true,
  title_color: '',
  title_size: null,
  content: '',
  image: '',
  gallery: [],
  background_color: '',
  category_ids: [],
  product_limit: 6,
} satisfies Partial<ExtraSection>;

function sections(language: 'el' | 'en'): readonly ExtraSection[] {
  const isGreek = language === 'el';
  return [
    {
      ...plain,
      id: 'eye-exam',
      position: 'after_store',
      layout: 'image_right',
      section_size: 'large',
      background_color: '#e6e7dc',
      image: getImageFile('about-workshop'),
      title: isGreek ? 'Έλεγχος όρασης, με την ησυχία σας' : 'An eye exam, at your own pace',
      content: isGreek
        ? '<p>Μία ήσυχη αίθουσα, ένας οπτικός και καμία βιασύνη. Στο τέλος παίρνετε τη συνταγή σας, είτε αγοράσετε είτε όχι.</p><p><a href="/services">Κλείστε την ώρα σας</a></p>'
        : '<p>One quiet room, one optician and no hurry. At the end you take your prescription with you, whether you buy or not.</p><p><a href="/services">Book your time</a></p>',
    },
    {
      ...plain,
      id: 'new-arrivals',
      position: 'before_products',
      layout: 'products_carousel',
      section_size: 'medium',
      title: isGreek ? 'Μόλις έφτασαν' : 'Just arrived',
      product_limit: 9,
    },
  ];
}

/** Additional sections of the home page. */
export const extraSections = { el: sections('el'), en: sections('en') };
