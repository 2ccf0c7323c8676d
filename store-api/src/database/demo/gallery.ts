import type { BothLanguages, DemoGalleryImage } from './demo-catalogue.types.ts';
import type { EyewearSpec, ImageSpec, PackshotSpec, SceneSpec } from './images/image-spec.ts';
import { both } from './texts.ts';

const inShop = both('Το κατάστημα', 'The shop');
const collection = both('Συλλογή', 'Collection');
const moods = both('Στιγμές', 'Moments');

function picture(
  name: string,
  category: BothLanguages,
  title: BothLanguages,
  description: BothLanguages,
  image: ImageSpec,
): DemoGalleryImage {
  return { name, category, title, alt: description, description, caption: title, image };
}

function scene(name: SceneSpec['scene'], tone: SceneSpec['tone'], seed: number): SceneSpec {
  return { kind: 'scene', scene: name, tone, seed };
}

function pair(look: Omit<EyewearSpec, 'kind' | 'angle'>, angle: EyewearSpec['angle']): EyewearSpec {
  return { kind: 'eyewear', ...look, angle };
}

const caseOnSand: PackshotSpec = { kind: 'case', color: 'clay', label: 'Thiki', background: 'sand', view: 3 };

/** The pictures of the gallery, in its order. */
export const gallery: readonly DemoGalleryImage[] = [
  picture(
    'shop-front',
    inShop,
    both('Σκουφά 41', '41 Skoufa Street'),
    both('Η πρόσοψη του καταστήματος το πρωί.', 'The shop front in the morning.'),
    scene('shop-front', 'bone', 401),
  ),
  picture(
    'tortoise-panto',
    collection,
    both('Πλάκα', 'Plaka'),
    both('Σκελετός πάντο σε ταρταρούγα, υπό γωνία.', 'A tortoise panto frame seen at an angle.'),
    pair(
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
  picture(
    'light-and-lenses',
    moods,
    both('Φως μέσα από φακούς', 'Light through lenses'),
    both(
      'Χρωματιστές σκιές από φακούς πάνω σε ανοιχτή επιφάνεια.',
      'Coloured shadows cast by lenses on a pale surface.',
    ),
    scene('light-through-lenses', 'sand', 402),
  ),
  picture(
    'shop-interior',
    inShop,
    both('Τα ράφια', 'The shelves'),
    both('Το εσωτερικό του καταστήματος με ξύλινα ράφια.', 'The inside of the shop with wooden shelves.'),
    scene('shop-interior', 'stone', 403),
  ),
  picture(
    'gold-aviator',
    collection,
    both('Hamnøy, χρυσό', 'Hamnøy, gold'),
    both('Χρυσά γυαλιά ηλίου πιλότου με πράσινο φακό.', 'Gold aviator sunglasses with a green lens.'),
    pair(
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
  picture(
    'morning-coffee',
    moods,
    both('Πρωινός καφές', 'Morning coffee'),
    both('Γυαλιά δίπλα σε ένα φλιτζάνι καφέ.', 'Glasses beside a cup of coffee.'),
    scene('coffee', 'bone', 404),
  ),
  picture(
    'workshop',
    inShop,
    both('Ο πάγκος', 'The bench'),
    both('Εργαλεία οπτικού στον πάγκο του εργαστηρίου.', 'An optician’s tools on the workshop bench.'),
    scene('workshop', 'mist', 405),
  ),
  picture(
    'honey-oversized',
    collection,
    both('Μήλος, μελί', 'Milos, honey'),
    both('Μεγάλα γυαλιά ηλίου σε χρώμα μελιού.', 'Oversized sunglasses in a honey colour.'),
    pair(
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
  picture(
    'seaside',
    moods,
    both('Μεσημέρι στη θάλασσα', 'Noon by the sea'),
    both('Γυαλιά ηλίου πάνω στην άμμο, μπροστά στη θάλασσα.', 'Sunglasses on the sand in front of the sea.'),
    scene('beach', 'sky', 406),
  ),
  picture(
    'pedestals',
    collection,
    both('Νέες αφίξεις', 'New arrivals'),
    both('Σκελετοί πάνω σε βάθρα διαφορετικού ύψους.', 'Frames on plinths of different heights.'),
    scene('pedestals', 'blush', 407),
  ),
  picture(
    'eye-test',
    inShop,
    both('Ο πίνακας', 'The chart'),
    both('Ο πίνακας του ελέγχου όρασης.', 'The chart used for eye exams.'),
    scene('eye-test', 'bone', 408),
  ),
  picture(
    'blush-cat-eye',
    collection,
    both('Κολέτ, πούδρα', 'Colette, blush'),
    both('Σκελετός πεταλούδα σε απαλή πούδρα.', 'A cat-eye frame in soft blush.'),
    pair(
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
  picture(
    'open-book',
    moods,
    both('Ένα κεφάλαιο ακόμη', 'One more chapter'),
    both('Γυαλιά ανάγνωσης πάνω σε ανοιχτό βιβλίο.', 'Reading glasses on an open book.'),
    scene('open-book', 'sand', 409),
  ),
  picture(
    'clay-case',
    collection,
    both('Θήκη, κεραμιδί', 'Case, clay'),
    both('Σκληρή θήκη γυαλιών σε κεραμιδί ύφασμα.', 'A hard spectacle case in clay-coloured cloth.'),
    caseOnSand,
  ),
  picture(
    'olive-branch',
    moods,
    both('Κλαδί ελιάς', 'Olive branch'),
    both('Γυαλιά δίπλα σε κλαδί ελιάς.', 'Glasses beside an olive branch.'),
    scene('olive-branch', 'sage', 410),
  ),
  picture(
    'titanium-hexagon',
    collection,
    both('Tind, μπρονζέ', 'Tind, bronze'),
    both('Εξάγωνος σκελετός από μπρονζέ τιτάνιο, διπλωμένος.', 'A hexagonal bronze titanium frame, folded.'),
    pair(
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
  picture(
    'mountain',
    moods,
    both('Πάνω από τα σύννεφα', 'Above the clouds'),
    both('Αθλητικά γυαλιά με φόντο βουνοκορφές.', 'Sports glasses against mountain tops.'),
    scene('mountain', 'mist', 411),
  ),
  picture(
    'childrens-corner',
    inShop,
    both('Η γωνιά των παιδιών', 'The children’s corner'),
    both('Χρωματιστά παιδικά γυαλιά ανάμεσα σε ξύλινα παιχνίδια.', 'Colourful children’s glasses among wooden toys.'),
    scene('children', 'blush', 412),
  ),
];
