import { getImageFile } from '../image-files.ts';
import type { ShopPage, ShopSection } from '../shop-data.ts';
import { both } from '../texts.ts';
import { ratioSections } from './kitchen-sink-columns.ts';
import { listsSection, progressSection, tabsSection } from './kitchen-sink-lists.ts';
import { mediaSection } from './kitchen-sink-media.ts';
import { button, image, inBothLanguages, section, type Translate, text, widget } from './widgets.ts';

/** A page with every widget and layout, as a reference for page builders. */
export const kitchenSink: ShopPage = {
  slug: 'kitchen-sink',
  title: both('Όλα τα δομικά στοιχεία', 'Every building block'),
  menu_title: both('Δομικά στοιχεία', 'Building blocks'),
  meta_description: both(
    'Όλα τα στοιχεία με τα οποία χτίζονται οι σελίδες του καταστήματος, σε μία σελίδα.',
    'Every element that the shop’s pages are built from, on one page.',
  ),
  show_in_menu: false,
  menu_order: 900,
  no_index: true,
  updated_at: '2026-10-01T07:00:00.000Z',
  sections: inBothLanguages((translate) => [
    textSection(translate),
    { id: 'legacy', content: getLegacyContent(translate), widgets: [] },
    imageSection(translate),
    mediaSection(translate),
    ...ratioSections(translate),
    listsSection(translate),
    tabsSection(translate),
    progressSection(translate),
    productAndPostSection(translate),
    contactSection(translate),
    { id: 'empty', widgets: [] },
  ]),
};

function textSection(translate: Translate): ShopSection {
  return section('words', [
    text(
      translate(
        '<p>Κάθε σελίδα του καταστήματος χτίζεται από τα στοιχεία που βλέπετε εδώ. Η παράγραφος αυτή είναι κείμενο σε μεγαλύτερο μέγεθος.</p>',
        '<p>Every page of the shop is built from the elements that you see here. This paragraph is text in a larger size.</p>',
      ),
      { fontSize: '1.25rem' },
    ),
    text(translate('<h2>Κείμενα</h2><p>Στοίχιση στο κέντρο.</p>', '<h2>Texts</h2><p>Centred.</p>'), {
      textAlign: 'center',
    }),
    widget('enhanced-text', {
      content: translate(
        '<h3>Κείμενο που ξεχωρίζει</h3><p>Σε δικό του φόντο, με <strong>έμφαση</strong> και <a href="/shop">σύνδεσμο</a>.</p>',
        '<h3>Text that stands out</h3><p>On a ground of its own, with <strong>emphasis</strong> and a <a href="/shop">link</a>.</p>',
      ),
      backgroundColor: '#1b3a34',
    }),
    widget('html', {
      content: translate(
        '<h3>HTML</h3><table><thead><tr><th scope="col">Μέγεθος</th><th scope="col">Φακός</th></tr></thead><tbody><tr><td>Μικρό</td><td>ως 48 mm</td></tr><tr><td>Μεσαίο</td><td>49 έως 52 mm</td></tr></tbody></table><blockquote><p>«Βλέπω, άρα διαλέγω.»</p></blockquote>',
        '<h3>HTML</h3><table><thead><tr><th scope="col">Size</th><th scope="col">Lens</th></tr></thead><tbody><tr><td>Small</td><td>up to 48 mm</td></tr><tr><td>Medium</td><td>49 to 52 mm</td></tr></tbody></table><blockquote><p>“I see, therefore I choose.”</p></blockquote>',
      ),
    }),
    widget('divider', {}),
    button(translate('Κύριο κουμπί', 'Primary button'), '/shop'),
    button(translate('Δεύτερο κουμπί', 'Secondary button'), '/blog', 'secondary'),
    button(translate('Κουμπί με περίγραμμα', 'Outlined button'), '/contact', 'outline'),
    widget('divider', { style: 'dashed', width: '50%', color: '#b0301c', thickness: '2px' }),
    widget('spacer', { height: '3rem' }),
  ]);
}

function getLegacyContent(translate: Translate): string {
  return translate(
    '<h2>Παλιό περιεχόμενο</h2><p>Μια ενότητα χωρίς στοιχεία δείχνει το HTML που είχε πριν.</p>',
    '<h2>Legacy content</h2><p>A section without elements shows the HTML it had before.</p>',
  );
}

function imageSection(translate: Translate): ShopSection {
  const alts = [
    translate('Πρόσοψη του καταστήματος', 'The shop front'),
    translate('Εσωτερικό του καταστήματος', 'Inside the shop'),
    translate('Εργαστήριο', 'The workshop'),
    translate('Σκελετοί σε βάθρα', 'Frames on plinths'),
    translate('Θήκη γυαλιών', 'A spectacle case'),
    translate('Ράφι με σκελετούς', 'A shelf of frames'),
  ];
  const names = ['about-front', 'about-interior', 'about-workshop', 'guide-shapes', 'faq-case', 'terms-shelf'];
  const images = names.map((name, index) => ({ url: getImageFile(name), alt: alts[index], caption: '' }));
  return section(
    'pictures',
    [
      text(translate('<h2>Εικόνες</h2>', '<h2>Pictures</h2>')),
      image('guide-shapes', alts[3] ?? ''),
      widget('gallery', { images, columns: 3, spacing: '1rem', lightbox: true }),
      widget('gallery', {
        images: images.slice(0, 2).map((image, index) => ({ ...image, caption: alts[index] })),
        columns: 2,
        spacing: '2rem',
        lightbox: false,
      }),
    ],
    '#f0e9df',
  );
}

function productAndPostSection(translate: Translate): ShopSection {
  return section('shelves', [
    text(translate('<h2>Προϊόντα και άρθρα</h2>', '<h2>Products and posts</h2>')),
    widget('product-cards', { limit: 3, categoryId: 1, showDescription: false }),
    widget('product-cards', { limit: 6, cardStyle: 'carousel', showBrand: false }),
    widget('post-cards', { limit: 3, postType: 'all', cardStyle: 'project-cards', columns: 3 }),
    widget('post-cards', { limit: 2, postType: 'featured', cardStyle: 'list', columns: 1 }),
  ]);
}

function contactSection(translate: Translate): ShopSection {
  return section(
    'reach',
    [
      widget('contact-form', {
        title: translate('Ρωτήστε μας', 'Ask us'),
        showSubject: false,
        requireName: true,
        messagePlaceholder: translate('Τι θα θέλατε να μάθετε;', 'What would you like to know?'),
        successMessage: translate('Ευχαριστούμε, σας απαντάμε σήμερα.', 'Thank you, we will answer today.'),
        buttonText: translate('Αποστολή', 'Send'),
      }),
      widget('social-media', {
        platforms: [
          { id: 'fb', platform: 'facebook', url: 'https://www.facebook.com/fakos.example', label: '' },
          { id: 'x', platform: 'twitter', url: 'https://x.com/fakos_example', label: '' },
          { id: 'ig', platform: 'instagram', url: 'https://www.instagram.com/fakos.example', label: '' },
          { id: 'li', platform: 'linkedin', url: 'https://www.linkedin.com/company/fakos-example', label: '' },
          { id: 'yt', platform: 'youtube', url: 'https://www.youtube.com/@fakos-example', label: '' },
          { id: 'tt', platform: 'tiktok', url: 'https://www.tiktok.com/@fakos.example', label: '' },
          { id: 'wa', platform: 'whatsapp', url: '+30 210 000 0000', label: '' },
          { id: 'em', platform: 'email', url: 'hello@fakos.example', label: translate('Γράψτε μας', 'Write to us') },
        ],
      }),
    ],
    '#f0e9df',
  );
}
