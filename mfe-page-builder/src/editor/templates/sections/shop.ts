import {
  dividerWidget,
  fourColumnsWidget,
  galleryWidget,
  postCardsWidget,
  productCardsWidget,
  threeColumnsWidget,
} from '@fakos/contracts/widgets';
import { backgrounds, button, getTintedImage, heading, imagePlace, panel, text, tints } from '../parts.ts';
import { both, type SectionTemplate, widget } from '../template.ts';

export const offers: SectionTemplate = {
  id: 'offers',
  name: both('Προσφορές', 'Offers'),
  section: {
    background_color: backgrounds.dark,
    widgets: [
      heading(
        both(
          '<h2>Οι προσφορές του μήνα</h2><p>Ισχύουν στο κατάστημα και στο ηλεκτρονικό κατάστημα, μέχρι εξαντλήσεως των αποθεμάτων.</p>',
          '<h2>The offers of the month</h2><p>They apply in the shop and online, while stocks last.</p>',
        ),
      ),
      widget(threeColumnsWidget, {
        gap: '1rem',
        leftColumn: [
          panel(
            both(
              '<h3>Δεύτερο ζευγάρι</h3><p>Με κάθε ζευγάρι γυαλιών οράσεως, το δεύτερο σε ειδική τιμή. Για το γραφείο, το αυτοκίνητο ή τον ήλιο.</p>',
              '<h3>A second pair</h3><p>With every pair of glasses, a second one at a special price. For the office, the car or the sun.</p>',
            ),
            backgrounds.paper,
          ),
        ],
        centerColumn: [
          panel(
            both(
              '<h3>Γυαλιά ηλίου</h3><p>Επιλεγμένοι σκελετοί της περσινής συλλογής, με έκπτωση που βλέπετε στην τιμή.</p>',
              '<h3>Sunglasses</h3><p>Chosen frames of last season, with a discount that you see in the price.</p>',
            ),
            backgrounds.paper,
          ),
        ],
        rightColumn: [
          panel(
            both(
              '<h3>Φακοί επαφής</h3><p>Πακέτα για τρεις ή έξι μήνες, με το υγρό καθαρισμού και τη θήκη μαζί, σε μία τιμή.</p>',
              '<h3>Contact lenses</h3><p>Packs for three or six months, with cleaning solution and a case, all at one price.</p>',
            ),
            backgrounds.paper,
          ),
        ],
      }),
      button(both('Δείτε όλα τα προϊόντα', 'See all products'), '/shop', 'outline'),
    ],
  },
};

export const productRow: SectionTemplate = {
  id: 'product-row',
  name: both('Σειρά προϊόντων', 'Product row'),
  section: {
    widgets: [
      heading(
        both(
          '<h2>Νέες αφίξεις</h2><p>Σκελετοί που μόλις μπήκαν στις προθήκες μας.</p>',
          '<h2>New arrivals</h2><p>Frames that have just come into our displays.</p>',
        ),
      ),
      widget(productCardsWidget, { limit: 6, cardStyle: 'carousel', showDescription: false, showCategory: false }),
      button(both('Όλα τα προϊόντα', 'All products'), '/shop', 'outline'),
    ],
  },
};

export const brands: SectionTemplate = {
  id: 'brands',
  name: both('Μάρκες', 'Brands'),
  section: {
    background_color: backgrounds.sand,
    widgets: [
      heading(
        both(
          '<h2>Μάρκες που διαλέγουμε μία μία</h2><p>Κρατάμε όσες θα φορούσαμε κι εμείς.</p>',
          '<h2>Brands that we choose one by one</h2><p>We stock those that we would wear ourselves.</p>',
        ),
        'center',
      ),
      widget(fourColumnsWidget, {
        gap: '1rem',
        verticalAlign: 'center',
        column1: [
          imagePlace(both('Λογότυπο πρώτης μάρκας', 'Logo of the first brand')),
          text(
            both('<h3>Κλασικές</h3><p>Σχέδια που αντέχουν</p>', '<h3>Classic</h3><p>Shapes that last</p>'),
            'center',
          ),
        ],
        column2: [
          imagePlace(both('Λογότυπο δεύτερης μάρκας', 'Logo of the second brand')),
          text(
            both('<h3>Σχεδιαστών</h3><p>Μικρές συλλογές</p>', '<h3>Designer</h3><p>Small collections</p>'),
            'center',
          ),
        ],
        column3: [
          imagePlace(both('Λογότυπο τρίτης μάρκας', 'Logo of the third brand')),
          text(both('<h3>Αθλητικές</h3><p>Για κάθε κίνηση</p>', '<h3>Sports</h3><p>For every movement</p>'), 'center'),
        ],
        column4: [
          imagePlace(both('Λογότυπο τέταρτης μάρκας', 'Logo of the fourth brand')),
          text(
            both('<h3>Παιδικές</h3><p>Ελαφριές και ανθεκτικές</p>', '<h3>Children’s</h3><p>Light and tough</p>'),
            'center',
          ),
        ],
      }),
    ],
  },
};

export const gallery: SectionTemplate = {
  id: 'gallery',
  name: both('Εικόνες του καταστήματος', 'Images of the shop'),
  section: {
    widgets: [
      heading(both('<h2>Μια ματιά στον χώρο μας</h2>', '<h2>A look at our place</h2>')),
      widget(galleryWidget, {
        columns: 3,
        spacing: '1rem',
        images: (
          [
            both('Η πρόσοψη', 'The shop front'),
            both('Οι προθήκες', 'The displays'),
            both('Ο χώρος εξέτασης', 'The exam room'),
            both('Το εργαστήριο', 'The workshop'),
            both('Η γωνιά των παιδιών', 'The children’s corner'),
            both('Ο πάγκος ρύθμισης', 'The adjustment bench'),
          ] as const
        ).map((caption, index) => ({
          url: getTintedImage(tints[index % tints.length] ?? tints[0]),
          alt: caption,
          caption,
        })),
      }),
    ],
  },
};

export const latestPosts: SectionTemplate = {
  id: 'latest-posts',
  name: both('Τελευταία άρθρα', 'Latest posts'),
  section: {
    widgets: [
      widget(dividerWidget, {}),
      heading(both('<h2>Από το περιοδικό μας</h2>', '<h2>From our journal</h2>')),
      widget(postCardsWidget, { limit: 3, columns: 3 }),
      button(both('Όλα τα άρθρα', 'All posts'), '/blog', 'outline'),
    ],
  },
};
