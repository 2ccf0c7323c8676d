import type { ShopBrand } from './shop-data.ts';
import { both } from './texts.ts';

/** The brands, all invented. */
export const brands: readonly ShopBrand[] = [
  {
    slug: 'thalassa',
    name: 'Thalassa',
    description: both(
      'Γυαλιά ηλίου για το ελληνικό φως: ζεστά χρώματα, φακοί κατηγορίας 3 και γραμμές που δεν παλιώνουν με τη σεζόν.',
      'Sunglasses made for Greek light: warm colours, category 3 lenses and lines that outlast the season.',
    ),
  },
  {
    slug: 'ormos',
    name: 'Ormos',
    description: both(
      'Σκελετοί από ασετάτ με αθηναϊκή ιδιοσυγκρασία: τίμιες τιμές, γερές αρθρώσεις και ονόματα από γειτονιές.',
      'Acetate frames with an Athenian temper: honest prices, sturdy hinges and names borrowed from neighbourhoods.',
    ),
  },
  {
    slug: 'nordlys',
    name: 'Nordlys',
    description: both(
      'Τιτάνιο και ανοξείδωτο ατσάλι με βόρεια λιτότητα. Όσο λιγότερο φαίνονται, τόσο καλύτερα κάθονται.',
      'Titanium and steel with northern restraint. The less you notice them, the better they sit.',
    ),
  },
  {
    slug: 'lithari',
    name: 'Lithari',
    description: both(
      'Χοντρό ασετάτ, κομμένο και γυαλισμένο σαν βότσαλο. Σκελετοί με παρουσία, για πρόσωπα που την αντέχουν.',
      'Thick acetate, cut and polished like a pebble. Frames with presence, for faces that carry it.',
    ),
  },
  {
    slug: 'vardis-lou',
    name: 'Vardis & Lou',
    description: both(
      'Η πιο θεατρική συλλογή μας: γενναίες γραμμές, κινηματογραφικές αναφορές και άψογο φινίρισμα.',
      'Our most theatrical collection: bold lines, a nod to the cinema and a flawless finish.',
    ),
  },
  {
    slug: 'morrow-pine',
    name: 'Morrow & Pine',
    description: both(
      'Καθημερινά γυαλιά σε χρώματα της φύσης, με σκελετούς από βιοασετάτ και ανακυκλωμένο μέταλλο.',
      'Everyday eyewear in the colours of the outdoors, made of bio-acetate and recycled metal.',
    ),
  },
  {
    slug: 'selida',
    name: 'Selida',
    description: both(
      'Έτοιμα γυαλιά ανάγνωσης που δεν μοιάζουν με έτοιμα: σωστοί φακοί, ελαφριοί σκελετοί, θήκη μαζί.',
      'Ready-made reading glasses that do not look ready-made: proper lenses, light frames, a case included.',
    ),
  },
  {
    slug: 'kymatos',
    name: 'Kymatos',
    description: both(
      'Αθλητικά γυαλιά που μένουν στη θέση τους: εύκαμπτοι σκελετοί, αντιολισθητικά πλακίδια, φακοί για κάθε φως.',
      'Sports eyewear that stays put: flexible frames, non-slip pads and lenses for every kind of light.',
    ),
  },
  {
    slug: 'tzitzi',
    name: 'Tzitzi',
    description: both(
      'Παιδικοί σκελετοί με όνομα τζιτζικιού: ελαφριοί, πολύχρωμοι και φτιαγμένοι να αντέχουν το διάλειμμα.',
      'Children’s frames named after the cicada: light, colourful and built to survive break time.',
    ),
  },
  {
    slug: 'dewlin',
    name: 'Dewlin',
    description: both(
      'Ημερήσιοι και μηνιαίοι φακοί επαφής με υψηλή περιεκτικότητα σε νερό και καλή διαπνοή.',
      'Daily and monthly contact lenses with plenty of water and good oxygen flow.',
    ),
  },
  {
    slug: 'ialos',
    name: 'Ialos',
    description: both(
      'Φακοί επαφής για πιο απαιτητικές συνταγές: πολυεστιακοί, δεκαπενθήμεροι και έγχρωμοι.',
      'Contact lenses for more demanding prescriptions: multifocal, two-weekly and coloured.',
    ),
  },
  {
    slug: 'nerolin',
    name: 'Nerolin',
    description: both(
      'Υγρά και σταγόνες για την καθημερινή φροντίδα των φακών και των ματιών, χωρίς περιττά συστατικά.',
      'Solutions and drops for the daily care of lenses and eyes, with nothing in them that need not be there.',
    ),
  },
  {
    slug: 'thiki',
    name: 'Thiki',
    description: both(
      'Θήκες, πανάκια και κορδόνια από υλικά που ομορφαίνουν με τη χρήση.',
      'Cases, cloths and cords in materials that grow better with use.',
    ),
  },
];
