import type { Drawn } from './image-files.ts';
import type { ShopCategory } from './shop-data.ts';
import { both } from './texts.ts';

/** The categories of products, in the order in which the shop lists them. */
export const categories: readonly Drawn<ShopCategory>[] = [
  {
    slug: 'sunglasses',
    name: both('Γυαλιά ηλίου', 'Sunglasses'),
    description: both(
      'Πλήρης προστασία UV400, φακοί για πόλη, θάλασσα και δρόμο, σε σχήματα για κάθε πρόσωπο.',
      'Full UV400 protection, lenses for town, sea and road, and a shape for every face.',
    ),
    image: { kind: 'scene', scene: 'beach', tone: 'sand', seed: 11 },
  },
  {
    slug: 'frames',
    name: both('Σκελετοί οράσεως', 'Frames'),
    description: both(
      'Σκελετοί από ασετάτ, τιτάνιο και ατσάλι, έτοιμοι να δεχτούν τους φακούς της συνταγής σας.',
      'Acetate, titanium and steel frames, ready to take the lenses of your prescription.',
    ),
    image: { kind: 'scene', scene: 'pedestals', tone: 'bone', seed: 12 },
  },
  {
    slug: 'reading-glasses',
    name: both('Γυαλιά ανάγνωσης', 'Reading glasses'),
    description: both(
      'Έτοιμα γυαλιά για το βιβλίο, το κινητό και την ετικέτα με τα ψιλά γράμματα, από +1.00 έως +3.50.',
      'Ready-made glasses for the book, the phone and the label in small print, from +1.00 to +3.50.',
    ),
    image: { kind: 'scene', scene: 'reading-stack', tone: 'sand', seed: 13 },
  },
  {
    slug: 'sport',
    name: both('Αθλητικά γυαλιά', 'Sports eyewear'),
    description: both(
      'Για ποδήλατο, τρέξιμο, βουνό και ιστιοπλοΐα: ελαφριά, κυρτά και με φακό που ταιριάζει στο φως.',
      'For cycling, running, mountains and sailing: light, wrapped and with the lens that suits the light.',
    ),
    image: { kind: 'scene', scene: 'mountain', tone: 'mist', seed: 14 },
  },
  {
    slug: 'children',
    name: both('Παιδικά γυαλιά', 'Children’s eyewear'),
    description: both(
      'Εύκαμπτοι σκελετοί και γυαλιά ηλίου για παιδιά, σε μεγέθη που κάθονται σωστά σε μικρές μύτες.',
      'Flexible frames and sunglasses for children, in sizes that sit properly on small noses.',
    ),
    image: { kind: 'scene', scene: 'children', tone: 'sky', seed: 15 },
  },
  {
    slug: 'contact-lenses',
    name: both('Φακοί επαφής', 'Contact lenses'),
    description: both(
      'Ημερήσιοι, μηνιαίοι, αστιγματικοί και πολυεστιακοί φακοί, σύμφωνα με τη συνταγή σας.',
      'Daily, monthly, toric and multifocal lenses, matched to your prescription.',
    ),
    image: { kind: 'scene', scene: 'lens-ripple', tone: 'sky', seed: 16 },
  },
  {
    slug: 'solutions',
    name: both('Υγρά φακών', 'Lens solutions'),
    description: both(
      'Υγρά καθαρισμού, σταγόνες και σπρέι: ό,τι χρειάζονται οι φακοί και τα γυαλιά για να μένουν καθαρά.',
      'Cleaning solutions, drops and sprays: all that lenses and glasses need to stay clear.',
    ),
    image: { kind: 'scene', scene: 'olive-branch', tone: 'sage', seed: 17 },
  },
  {
    slug: 'accessories',
    name: both('Αξεσουάρ', 'Accessories'),
    description: both(
      'Θήκες, πανάκια, κορδόνια και μικρά εργαλεία που κρατούν τα γυαλιά σας στα καλύτερά τους.',
      'Cases, cloths, cords and small tools that keep your glasses at their best.',
    ),
    image: { kind: 'scene', scene: 'shelf', tone: 'stone', seed: 18 },
  },
];
