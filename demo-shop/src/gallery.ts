import type { Drawn } from './image-files.ts';
import type { AccessorySpec, EyewearSpec, ImageSpec, SceneSpec } from './image-spec.ts';
import type { ShopGalleryImage, TranslatedText } from './shop-data.ts';
import { both } from './texts.ts';

const shop = both('Το κατάστημα', 'The shop');
const collection = both('Συλλογή', 'Collection');
const moments = both('Στιγμές', 'Moments');

/** An image of the gallery with the name of its file. */
interface GalleryRow extends Drawn<ShopGalleryImage> {
  readonly name: string;
}

function galleryImage(
  name: string,
  category: TranslatedText,
  title: TranslatedText,
  description: TranslatedText,
  image: ImageSpec,
): GalleryRow {
  return { name, category, title, alt: description, description, caption: title, image };
}

function scene(name: SceneSpec['scene'], tone: SceneSpec['tone'], seed: number): SceneSpec {
  return { kind: 'scene', scene: name, tone, seed };
}

function glasses(look: Omit<EyewearSpec, 'kind' | 'angle'>, angle: EyewearSpec['angle']): EyewearSpec {
  return { kind: 'eyewear', ...look, angle };
}

const caseOnSand: AccessorySpec = { kind: 'case', color: 'clay', brand: 'Thiki', background: 'sand', view: 3 };

/** The images of the gallery, in the order in which it shows them. */
export const gallery: readonly GalleryRow[] = [
  galleryImage(
    'shop-front',
    shop,
    both('Σκουφά 41', '41 Skoufa Street'),
    both('Η πρόσοψη του καταστήματος το πρωί.', 'The shop front in the morning.'),
    scene('shop-front', 'bone', 401),
  ),
  galleryImage(
    'tortoise-panto',
    collection,
    both('Πλάκα', 'Plaka'),
    both('Σκελετός πάντο σε ταρταρούγα, υπό γωνία.', 'A tortoise panto frame seen at an angle.'),
    glasses(
      {
        shape: 'panto',
        frameColor: 'tortoise',
        material: 'acetate',
        lens: 'clear',
        bridge: 'keyhole',
        temple: 'classic',
        background: 'sage',
      },
      'three-quarter',
    ),
  ),
  galleryImage(
    'light-and-lenses',
    moments,
    both('Φως μέσα από φακούς', 'Light through lenses'),
    both(
      'Χρωματιστές σκιές από φακούς πάνω σε ανοιχτή επιφάνεια.',
      'Coloured shadows cast by lenses on a pale surface.',
    ),
    scene('light-through-lenses', 'sand', 402),
  ),
  galleryImage(
    'shop-interior',
    shop,
    both('Τα ράφια', 'The shelves'),
    both('Το εσωτερικό του καταστήματος με ξύλινα ράφια.', 'The inside of the shop with wooden shelves.'),
    scene('shop-interior', 'stone', 403),
  ),
  galleryImage(
    'gold-aviator',
    collection,
    both('Hamnøy, χρυσό', 'Hamnøy, gold'),
    both('Χρυσά γυαλιά ηλίου πιλότου με πράσινο φακό.', 'Gold aviator sunglasses with a green lens.'),
    glasses(
      {
        shape: 'aviator',
        frameColor: 'gold',
        material: 'metal',
        lens: 'green',
        bridge: 'double',
        temple: 'slim',
        background: 'mist',
      },
      'three-quarter',
    ),
  ),
  galleryImage(
    'morning-coffee',
    moments,
    both('Πρωινός καφές', 'Morning coffee'),
    both('Γυαλιά δίπλα σε ένα φλιτζάνι καφέ.', 'Glasses beside a cup of coffee.'),
    scene('coffee', 'bone', 404),
  ),
  galleryImage(
    'workshop',
    shop,
    both('Ο πάγκος', 'The bench'),
    both('Εργαλεία οπτικού στον πάγκο του εργαστηρίου.', 'An optician’s tools on the workshop bench.'),
    scene('workshop', 'mist', 405),
  ),
  galleryImage(
    'honey-oversized',
    collection,
    both('Μήλος, μελί', 'Milos, honey'),
    both('Μεγάλα γυαλιά ηλίου σε χρώμα μελιού.', 'Oversized sunglasses in a honey colour.'),
    glasses(
      {
        shape: 'oversized',
        frameColor: 'honey',
        material: 'acetate',
        lens: 'brown',
        bridge: 'saddle',
        temple: 'slim',
        background: 'bone',
      },
      'front',
    ),
  ),
  galleryImage(
    'seaside',
    moments,
    both('Μεσημέρι στη θάλασσα', 'Noon by the sea'),
    both('Γυαλιά ηλίου πάνω στην άμμο, μπροστά στη θάλασσα.', 'Sunglasses on the sand in front of the sea.'),
    scene('beach', 'sky', 406),
  ),
  galleryImage(
    'pedestals',
    collection,
    both('Νέες αφίξεις', 'New arrivals'),
    both('Σκελετοί πάνω σε βάθρα διαφορετικού ύψους.', 'Frames on plinths of different heights.'),
    scene('pedestals', 'blush', 407),
  ),
  galleryImage(
    'eye-test',
    shop,
    both('Ο πίνακας', 'The chart'),
    both('Ο πίνακας του ελέγχου όρασης.', 'The chart used for eye exams.'),
    scene('eye-test', 'bone', 408),
  ),
  galleryImage(
    'blush-cat-eye',
    collection,
    both('Κολέτ, πούδρα', 'Colette, blush'),
    both('Σκελετός πεταλούδα σε απαλή πούδρα.', 'A cat-eye frame in soft blush.'),
    glasses(
      {
        shape: 'cat-eye',
        frameColor: 'blush',
        material: 'acetate',
        lens: 'clear',
        bridge: 'saddle',
        temple: 'slim',
        background: 'bone',
      },
      'three-quarter',
    ),
  ),
  galleryImage(
    'open-book',
    moments,
    both('Ένα κεφάλαιο ακόμη', 'One more chapter'),
    both('Γυαλιά ανάγνωσης πάνω σε ανοιχτό βιβλίο.', 'Reading glasses on an open book.'),
    scene('open-book', 'sand', 409),
  ),
  galleryImage(
    'clay-case',
    collection,
    both('Θήκη, κεραμιδί', 'Case, clay'),
    both('Σκληρή θήκη γυαλιών σε κεραμιδί ύφασμα.', 'A hard spectacle case in clay-coloured cloth.'),
    caseOnSand,
  ),
  galleryImage(
    'olive-branch',
    moments,
    both('Κλαδί ελιάς', 'Olive branch'),
    both('Γυαλιά δίπλα σε κλαδί ελιάς.', 'Glasses beside an olive branch.'),
    scene('olive-branch', 'sage', 410),
  ),
  galleryImage(
    'titanium-hexagon',
    collection,
    both('Tind, μπρονζέ', 'Tind, bronze'),
    both('Εξάγωνος σκελετός από μπρονζέ τιτάνιο, διπλωμένος.', 'A hexagonal bronze titanium frame, folded.'),
    glasses(
      {
        shape: 'hexagonal',
        frameColor: 'bronze',
        material: 'titanium',
        lens: 'clear',
        bridge: 'pads',
        temple: 'slim',
        background: 'stone',
      },
      'folded',
    ),
  ),
  galleryImage(
    'mountain',
    moments,
    both('Πάνω από τα σύννεφα', 'Above the clouds'),
    both('Αθλητικά γυαλιά με φόντο βουνοκορφές.', 'Sports glasses against mountain tops.'),
    scene('mountain', 'mist', 411),
  ),
  galleryImage(
    'childrens-corner',
    shop,
    both('Η γωνιά των παιδιών', 'The children’s corner'),
    both('Χρωματιστά παιδικά γυαλιά ανάμεσα σε ξύλινα παιχνίδια.', 'Colourful children’s glasses among wooden toys.'),
    scene('children', 'blush', 412),
  ),
];
